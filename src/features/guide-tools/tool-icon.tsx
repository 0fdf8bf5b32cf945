import { LineDrawing } from '../../ui/icon.tsx';

/** The tools' icons, loaded with the tools' code. */
const paths = {
  save: 'M6 4h12v17l-6-4-6 4z',
  saved: 'M6 4h12v17l-6-4-6 4zM9 10l2 2 4-4',
  listen: 'M4 9h4l5-4v14l-5-4H4zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12',
  stop: 'M6 6h12v12H6z',
  share: 'M12 15V3M7 8l5-5 5 5M5 13v8h14v-8',
  text: 'M3 19 8 6l5 13M5 14h6M14 19l3.5-8 3.5 8M15.3 16h4.4',
  print: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z',
} as const;

export type ToolIconName = keyof typeof paths;

export function ToolIcon({ name }: { name: ToolIconName }) {
  return <LineDrawing path={paths[name]} />;
}
