/**
 * Actions outside the assistant. The composition root passes them, because tools do not import each other.
 */
export interface AssistantCallbacks {
  /** Opens the lead form with a note. The opener gets the focus back. */
  askPerson(note: string, opener: HTMLElement): void;
}
