/** Time in ms in which a cancelled item can be restored (OUTBOX-06). */
export const undoMs = 10_000;
