import type { Prose } from '../../content/types.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useReader } from '../page-context.ts';
import { ProseText } from '../prose.tsx';

/** The link at the end of a section. */
export function HomeLink({ label, path }: { label: Prose; path: string }) {
  const reader = useReader();
  return (
    <p className="actions">
      <ButtonLink tone="secondary" href={addLocalePrefix(path, reader)}>
        <ProseText text={label} />
      </ButtonLink>
    </p>
  );
}
