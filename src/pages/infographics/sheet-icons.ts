import type { SheetIcon } from '../../content/types.ts';

/** Line drawings on a 24-unit grid. They are decorative: the text beside them carries the meaning. */
export const sheetIcons: Record<SheetIcon, string> = {
  water: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9 14a3 3 0 0 0 3 3',
  hands: 'M4 12l4-5 2 2M8 7l3-2 5 5M16 10l4 1v5l-5 4H9l-5-5v-3M10 9l3 3M4 4l1 1M12 2v1M19 5l1-1',
  cap: 'M5 14c0-5 3-8 7-8s7 3 7 8zM5 14h14l2 3H3zM12 3v3',
  cover: 'M4 16h16v3H4zM5 16a7 7 0 0 1 14 0M12 9V6M10 6h4',
  oil: 'M9 3h6v4l2 3v11H7V10l2-3zM7 14h10M12 16v3',
  bin: 'M5 7h14l-1 14H6zM4 7h16M9 7V4h6v3M10 11v6M14 11v6',
  gas: 'M8 8h8a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM10 8V5h4v3M8 3h8M6 14h12',
  tube: 'M4 6h5v4H4zM9 8h3c6 0-2 8 4 8h3M19 14v4M12 4l1 2M15 5l-1 2',
  extinguisher: 'M9 8h6v13H9zM12 8V5M8 4h8M16 4l3 2M9 13h6M9 8c-3 0-4 2-4 5',
  lid: 'M5 15h14l-1 5H6zM4 11a8 5 0 0 1 16 0zM12 6V4M8 3l1 1M16 3l-1 1',
  exit: 'M4 21V3h10v18zM11 12v1M14 12h7M18 9l3 3-3 3',
  plug: 'M9 3v6M15 3v6M7 9h10v3a5 5 0 0 1-10 0zM12 17v4',
  card: 'M3 5h18v14H3zM7 10a2 2 0 1 0 4 0 2 2 0 0 0-4 0M6 16c0-3 6-3 6 0M14 10h4M14 14h4',
  phone: 'M7 2h10v20H7zM10 19h4',
  photo: 'M3 7h4l2-3h6l2 3h4v13H3zM12 10a4 4 0 1 0 .1 0',
  bank: 'M3 9l9-6 9 6zM5 9v9M10 9v9M14 9v9M19 9v9M3 21h18M4 18h16',
  house: 'M4 11l8-7 8 7v10H4zM10 21v-6h4v6',
  bill: 'M6 2h12v20l-3-2-3 2-3-2-3 2zM9 7h6M9 11h6M9 15h3',
  address: 'M2 8h20v8H2zM6 12h7M17 10v4M19 12h-4',
  ad: 'M3 9v6h4l8 5V4L7 9zM18 9c2 2 2 4 0 6',
  print: 'M5 3h14v18H5zM8 7h8M8 10h8M8 13h4M8 18h3',
  price: 'M7 4h10M7 8h10M7 4c9 0 9 9 0 9l8 8M7 13h4',
  qr: 'M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h3v3M21 14v7M14 21h4',
  key: 'M8 12a4 4 0 1 0 .1 0M11 13L20 4M17 7l3 3M14 10l2 2',
};
