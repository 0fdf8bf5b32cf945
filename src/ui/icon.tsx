/** An icon on a 24-unit grid. Icons are decorative: the text beside them carries the meaning. */
export const iconPaths = {
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  ledger: 'M5 3h12a2 2 0 0 1 2 2v16H7a2 2 0 0 1-2-2zM9 3v18M12 8h4M12 12h4',
  close: 'M6 6l12 12M18 6 6 18',
  phone: 'M6 3h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 4 5a2 2 0 0 1 2-2z',
  chat: 'M4 5h16v11H9l-5 4z',
  find: 'M5 3h14v18H5zM8 12l3 3 5-6',
  menu: 'M4 6h16M4 12h16M4 18h16',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  search: 'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM14.5 14.5 20 20',
  quick: 'M13 3 5 14h6l-1 7 8-11h-6z',
  calendar: 'M4 6h16v15H4zM4 11h16M8 3v4M16 3v4',
  share: 'M12 15V3M8 7l4-4 4 4M8 11H5v10h14V11h-3',
  add: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM12 8v8M8 12h8',
  waiting: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 3',
} as const;

export type IconName = keyof typeof iconPaths;

export function Icon({ name }: { name: IconName }) {
  return <LineDrawing path={iconPaths[name]} />;
}

/** An icon in the same style whose path the calling component supplies. */
export function LineDrawing({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
