/**
 * The names of small values that more than one part of the site reads: the tool that keeps them, and the
 * dashboard. Names never change meaning.
 */
export const keptNames = {
  /** What somebody has told about their business (content/finder/answers.ts). */
  answers: 'business-answers',
  /** Ids of the papers that are ready, for every checklist of the site. */
  papers: 'documents-ready',
  /** Guides put by for later. */
  guides: 'saved-guides',
  /** What is typed, saved and ticked in the schemes tool. */
  schemes: 'schemes',
  /** The calendar: its answers, own dates and ticks (content/calendar/entries.ts). */
  calendar: 'calendar',
  /** Results of the health check, oldest first. */
  healthResults: 'health-results',
  /** What the health check found and somebody wants to do. */
  healthToDo: 'health-to-do',
} as const;
