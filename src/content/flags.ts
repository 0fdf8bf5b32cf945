/** What is announced and not open yet; an owner or a later release turns it over here. */
export const flags = {
  ai: {
    /** The home page's tile of the assistant says "Coming soon" (HOME-06). */
    tileComingSoon: true,
  },
} as const;
