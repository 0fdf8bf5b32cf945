/** True on narrow screens, where the assistant's panel covers the page as a modal dialog. */
export const isPanelModal = (): boolean => matchMedia('(max-width: 767px)').matches;
