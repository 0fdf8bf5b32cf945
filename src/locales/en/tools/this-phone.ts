/** What this phone keeps and downloads (Settings). */
export const text = {
  shared: {
    title: 'Shared phone',
    isOff:
      'Do others use this phone? Then the site can keep nothing that is typed. Requests then go only with a signal.',
    isOn: 'On. Nothing that is typed here is kept. Requests go only with a signal.',
    turnOn: 'Set as a shared phone',
    turnOff: 'Only I use this phone',
    sure: 'Set this phone as shared? What the site keeps on it is removed first.',
    confirm: 'Yes, set as shared',
  },
  data: {
    title: 'Use less data',
    isOff: 'The site fetches only what you open. What is saved stays.',
    isOn: 'On. Only what you open is fetched.',
    isOnByBrowser: 'Your browser is set to save data, so only what you open is fetched.',
    turnOn: 'Use less data',
    turnOff: 'Fetch pages ahead of time again',
    price: 'What a gigabyte costs you, in rupees',
    priceHint: 'To see what reading costs. It stays on this phone.',
    size: (kilobytes: string) => `${kilobytes} kB`,
    sizeAndCost: (kilobytes: string, rupees: string) => `${kilobytes} kB, about ${rupees}`,
    belowOnePaisa: 'less than one paisa',
    typicalPage: 'A typical page',
    largestPage: 'The longest page',
    allPages: 'All pages together',
    saveAll: (size: string) => `Keep the whole site on this phone: ${size} more`,
    saving: 'Saving...',
    allSaved: 'The whole site is on this phone, and opens with no signal.',
    notSaved: 'Not everything could be saved. Try again when there is a signal.',
    noSizes: 'The sizes are not on this phone yet.',
  },
  clear: {
    title: 'Clear this phone',
    what: 'Removes everything the site keeps here: drafts, the list of requests, saved pages, your choices and reminders.',
    button: 'Clear this phone',
    sure: 'Remove everything this site keeps on this phone?',
    unsent: (count: number) =>
      count === 1
        ? 'One request has not been sent yet. It will be lost.'
        : `${count} requests have not been sent yet. They will be lost.`,
    offline: 'No signal now. Saved pages go too. The site opens here again only with a signal.',
    confirm: 'Yes, remove it',
    keep: 'Keep it',
  },
  report: {
    running: 'Removing...',
    failed: 'Not everything could be removed. Clear this site’s data in the browser’s settings.',
    title: 'Removed from this phone',
    databases: (count: number) => `Drafts and requests: ${count} databases`,
    caches: (count: number) => `Saved pages: ${count} stores`,
    settings: (count: number) => `Your choices: ${count}`,
    workers: (count: number) => `Background helpers: ${count}`,
    pushSubscriptions: (count: number) => `Reminders by push: ${count}`,
    left: (names: string) =>
      `Still there, because something uses it: ${names}. Close the other tabs and try again.`,
    next: 'The next time you open the site with a signal, its pages are saved again.',
  },
} as const;
