/** What the assistant opens outside itself; whoever mounts it puts this in, because features do not know each other. */
export interface Doors {
  /** Opens the form for a person of the office, with a note; the opener gets the focus back. */
  askPerson(note: string, opener: HTMLElement): void;
}
