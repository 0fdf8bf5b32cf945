/** The end of a sentence in our languages, with a closing quotation mark or bracket, before a space. */
const sentenceEnd = /(?<=[.!?।][”"’)]?)\s+(?=\S)/u;

/** Returns the sentences of a line of a page. */
export const sentencesOf = (line: string): string[] => line.split(sentenceEnd);
