import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { catalog } from '../../src/content/catalog.ts';
import {
  drawingOfAnswer,
  drawingOfKind,
  drawingOfNeed,
  drawingOfPage,
} from '../../src/content/drawings.ts';
import { choices, optionsOf } from '../../src/register/answers.ts';
import { questions } from '../../src/register/questions.ts';
import { needs } from '../../src/register/register.ts';
import { Button, ButtonLink } from '../../src/ui/button.tsx';
import { Callout } from '../../src/ui/callout.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { drawingNames, type DrawingName } from '../../src/ui/drawing-names.ts';
import { Drawing } from '../../src/ui/drawing.tsx';
import { Entries, Entry } from '../../src/ui/entry.tsx';
import { InputField } from '../../src/ui/field.tsx';
import { SelectField, TextAreaField } from '../../src/ui/form-fields.tsx';
import { Spinner } from '../../src/ui/spinner.tsx';
import { Stamp } from '../../src/ui/stamp.tsx';

const drawingSizes = [24, 40, 56, 96] as const;

/** Returns the kinds of business, answers, registrations and pages that have this drawing. */
const shownBy = (name: DrawingName): string[] => [
  ...choices.kind.filter((kind) => drawingOfKind(kind) === name),
  ...questions.flatMap(({ id }) =>
    optionsOf(id).flatMap((answer) =>
      drawingOfAnswer(id, answer) === name ? [`${id}: ${answer}`] : [],
    ),
  ),
  ...needs.flatMap(({ id }) => (drawingOfNeed(id) === name ? [id] : [])),
  ...catalog.flatMap(({ id, path }) => (drawingOfPage(id) === name ? [path] : [])),
];

/** Every part of `src/ui`, side by side. Development only: `npm run dev`, then /look. */
function Look() {
  const [open, setOpen] = useState(false);
  return (
    <main className="page">
      <div className="page-column">
        <h1>The look</h1>
        <p className="page-lead">
          Every part once, on paper. Switch the system to dark to see night.
        </p>

        <h2 className="section">Buttons</h2>
        <div className="actions">
          <Button>Primary</Button>
          <Button tone="secondary">Secondary</Button>
          <Button tone="quiet">Quiet</Button>
          <Button disabled>Disabled</Button>
          <ButtonLink href="#fields">A link</ButtonLink>
          <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        </div>
        <div className="cover mt-4 p-4">
          <Button>On the cover</Button> <Button tone="secondary">Beside it</Button>
        </div>

        <h2 className="section" id="fields">
          Fields
        </h2>
        <InputField label="Your name" autoComplete="name" required />
        <InputField label="Phone" type="tel" hint="Ten digits" error="This number is too short" />
        <SelectField
          label="Kind of business"
          placeholder="Choose one"
          options={[{ value: 'food', label: 'Food' }]}
        />
        <TextAreaField label="Anything else" optional="if you like" />

        <h2 className="section">Entries and stamps</h2>
        <Entries caption="Fees">
          <Entry label="Registration" amount="₹100" note="a year" source="until 31 Mar 2026" />
          <Entry label="Request for consultation" amount={<Stamp>Waiting to send</Stamp>} />
          <Entry label="Request for a quote" amount={<Stamp tone="done">Sent</Stamp>} />
          <Entry label="Request for support" amount={<Stamp tone="problem">Needs you</Stamp>} />
        </Entries>

        <h2 className="section">Drawings</h2>
        {drawingNames.map((name) => (
          <figure key={name} className="m-0 border-b border-rule py-2">
            <div className="flex items-end gap-4">
              {drawingSizes.map((size) => (
                <Drawing key={size} name={name} size={size} />
              ))}
            </div>
            <figcaption className="text-15 break-words">
              <strong>{name}</strong> {shownBy(name).join(' · ')}
            </figcaption>
          </figure>
        ))}

        <h2 className="section">Callouts</h2>
        <Callout title="Note">Something to know.</Callout>
        <Callout tone="warning" title="Beware">
          Something to look out for.
        </Callout>
        <Callout tone="free" title="Free, do it yourself">
          Nobody may charge you for this.
        </Callout>

        <h2 className="section">Waiting</h2>
        <Spinner label="Loading..." />
        <Dialog open={open} onClose={() => setOpen(false)} title="A dialog" closeLabel="Close">
          <p className="prose">A bottom sheet on phones.</p>
          <InputField label="Your name" />
        </Dialog>
      </div>
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('look.html has no #root');
createRoot(root).render(<Look />);
