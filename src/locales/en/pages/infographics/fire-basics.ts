import { sheet } from '../../sheet-page.ts';

/** Sheet: gas and fire at a stall or a small kitchen. */
export const content = sheet({
  name: 'Gas and fire at the stall',
  title: 'Gas and fire at the stall: a sheet | Niyam',
  description:
    'How to keep cylinder, tube and oil safe at a stall or in a small kitchen, and what to do when it burns. To hang up beside the stove.',
  heading: 'Gas and fire at the stall',
  lead: 'Six habits, and what to do when it burns. Hang it beside the stove.',
  sheet: {
    layout: 'signs',
    parts: [
      {
        icon: 'gas',
        title: 'Cylinder upright',
        line: 'Away from flame and sun, with air around it. A commercial one.',
        more: 'A household cylinder is not meant for trade.',
      },
      {
        icon: 'tube',
        title: 'Look at the tube',
        line: 'Hard, cracked or sticky: change it. Test joints with soap water, never a match.',
      },
      {
        icon: 'key',
        title: 'Close it at night',
        line: 'At the cylinder, not only the knob of the stove.',
      },
      {
        icon: 'extinguisher',
        title: 'Extinguisher in reach',
        line: 'Needle on green. Pull the pin, aim at the foot of the fire, press, sweep.',
      },
      {
        icon: 'lid',
        title: 'Oil burns?',
        line: 'Lid on, gas off. Never water.',
      },
      {
        icon: 'plug',
        title: 'One plug, one load',
        line: 'No bare wires, no chains of extension boards.',
      },
      {
        icon: 'exit',
        title: 'Way out free',
        line: 'No goods in it, and no lock while people are inside.',
      },
      {
        icon: 'phone',
        title: 'Fire: call {fire.phone.fire} or {fire.phone.emergency}',
        line: 'Smell gas? No switch, no phone beside it. Valve shut, people away, then call.',
      },
    ],
  },
  more: [
    {
      id: 'figures',
      heading: 'The figures and where they stand',
      blocks: [
        {
          kind: 'entries',
          caption: 'To know by heart',
          rows: [
            { label: 'Fire brigade', fact: 'fire.phone.fire' },
            { label: 'All emergencies', fact: 'fire.phone.emergency' },
            {
              label: 'More cooking gas than this, in kg, needs a licence of its own',
              fact: 'fire.gas.licence-above',
              note: 'Add up all cylinders, full and spare.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Which buildings need a fire NOC, and why a small shop in Hyderabad mostly needs none, is in the [fire guide](/fire-license).',
        },
      ],
    },
  ],
});
