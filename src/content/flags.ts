/** Switches for announced features that are not open yet; an owner or a later release changes them here. */
export const flags = {
  ai: {
    /** The home page's assistant tile says "Coming soon": only while the assistant is switched off (HOME-06). */
    tileComingSoon: false,
  },
};
