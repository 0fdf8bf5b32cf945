import { useId, useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import type { PageDocument } from '../../platform/pages/page-document.ts';
import { headingOf } from './page-heading.ts';
import { canPrint, printPage } from './print.ts';
import { SaveTool, useIsSaved } from './save-tool.tsx';
import { SharePanel } from './share-panel.tsx';
import { TextSizePanel } from './text-size-panel.tsx';
import { ToolButton } from './tool-button.tsx';

const useText = textFor('guide-tools');

/** The row of tools of a guide or a task. At most one panel is open. */
export function GuideTools({ page }: { page: PageDocument }) {
  const texts = useText();
  const { locale } = useI18n();
  const isSaved = useIsSaved(page.path);
  const panel = useId();
  const [open, setOpen] = useState<'share' | 'text'>();
  const toggle = (which: 'share' | 'text') => setOpen(open === which ? undefined : which);

  return (
    <>
      <div className="guide-tools" role="group" aria-label={texts.label}>
        <SaveTool path={page.path} title={headingOf(document)} />
        <ToolButton
          icon="share"
          aria-expanded={open === 'share'}
          aria-controls={panel}
          onClick={() => toggle('share')}
        >
          {texts.share.button}
        </ToolButton>
        <ToolButton
          icon="text"
          aria-expanded={open === 'text'}
          aria-controls={panel}
          onClick={() => toggle('text')}
        >
          {texts.text.button}
        </ToolButton>
        {canPrint() && (
          <ToolButton icon="print" onClick={() => printPage('page')}>
            {texts.print.button}
          </ToolButton>
        )}
      </div>
      {isSaved && (
        <p className="entry-note">
          <a href={`${addLocalePrefix(pageById('site/resources').path, locale)}#saved`}>
            {texts.save.see}
          </a>
        </p>
      )}
      <div id={panel}>
        {open === 'share' && <SharePanel page={page} />}
        {open === 'text' && <TextSizePanel />}
      </div>
    </>
  );
}
