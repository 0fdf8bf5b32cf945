/** Id of a scheme's name in a list. Going back, or answering there, puts the focus on it. */
export const cardId = (id: string): string => `scheme-${id}`;
