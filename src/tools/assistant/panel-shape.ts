/** True where the assistant's panel lies over the whole page, as a modal dialog. */
export const isPanelModal = (): boolean => matchMedia('(max-width: 767px)').matches;
