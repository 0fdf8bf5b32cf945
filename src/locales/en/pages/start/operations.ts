import type { PageContent } from '../../../../content/types.ts';

/** Step: daily habits that keep a business in order. */
export const content: PageContent = {
  name: 'Daily operations',
  updatedOn: '2026-11-23',
  title: 'Daily operations: habits that save you later | Niyam',
  description:
    'Sales book, purchase bills, suppliers, hygiene, stamped scale and an inspection folder: ten minutes a day that help with officers and banks.',
  heading: 'Running the day',
  lead: 'Ten minutes each evening decide how an inspection, loan or notice goes.',
  sections: [
    {
      id: 'at-a-glance',
      heading: 'This step at a glance',
      blocks: [
        {
          kind: 'table',
          caption: 'Purpose, time and cost',
          head: ['What', 'For this step'],
          rows: [
            ['Purpose', 'Habits that are running before the doors open.'],
            ['Time', 'A day to set up, then about ten minutes each evening. Our estimate.'],
            ['Cost', 'A notebook, a folder, an extinguisher, the stamp on the scale.'],
          ],
        },
      ],
    },
    {
      id: 'tasks',
      heading: 'What to set up',
      blocks: [
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'task-operations-book',
              label: 'Start the sales book',
              note: 'Notebook or phone. One line a day is a start.',
            },
            {
              id: 'task-operations-bills',
              label: 'A clip or box for purchase bills',
              note: 'One for each month.',
            },
            {
              id: 'task-operations-suppliers',
              label: 'Two suppliers for each important thing',
              note: 'With name, number, GST number if any, price and credit days.',
            },
            {
              id: 'task-operations-scale',
              label: 'Have the scale verified and stamped',
              note: 'If you sell by weight. Street vendors too.',
            },
            {
              id: 'task-operations-clean',
              label: 'Hang up the cleaning list',
              note: 'Who, what, when. With food it is a duty.',
            },
            {
              id: 'task-operations-folder',
              label: 'Make the inspection folder',
              note: 'What goes in stands below.',
            },
          ],
        },
      ],
    },
    {
      id: 'every-day',
      heading: 'Every evening, ten minutes',
      answer: 'One line a day: cash, UPI, goods, costs, what is left.',
      blocks: [
        {
          kind: 'table',
          caption: 'The sales book, one line a day',
          head: ['Date', 'Cash', 'UPI and card', 'Paid for goods', 'Other costs', 'Left'],
          rows: [
            ['Monday', '', '', '', '', ''],
            ['Tuesday', '', '', '', '', ''],
            ['Wednesday', '', '', '', '', ''],
          ],
        },
        {
          kind: 'list',
          items: [
            'Count the cash and write it down before you take any out for the house. What you take home is your wage: give it a column.',
            'Copy the day’s UPI total from the app.',
            'Put the bills of the day into the clip. No bill from the supplier? Write one line: what, from whom, how much.',
            'Note what was thrown away. After a month you will order less of it.',
            'On the last day of the month add up everything since April, and compare it with the GST limit of your state. In Telangana that is {gst.limit.telangana}.',
          ],
        },
      ],
    },
    {
      id: 'upi',
      heading: 'UPI and tax, without fear',
      answer: 'UPI creates no tax. Sales count, cash or UPI.',
      blocks: [
        {
          kind: 'text',
          text: 'Taking UPI does not create a tax. Cash and UPI count alike. What counts for GST is what you sell, and sales of exempt goods such as fresh vegetables do not oblige you to register, however much of it comes by phone. Keep purchase bills that show what you sold. If a notice comes because of UPI receipts, answer it in time, with those bills. The [GST guide](/gst-compliance) has more.',
        },
      ],
    },
    {
      id: 'suppliers',
      heading: 'Suppliers',
      answer: 'Take a bill, and the supplier’s FSSAI or BIS number.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ask for a bill with the goods named. A slip with only a sum proves nothing.',
            'If you are registered for GST, look whether the supplier has filed: unfiled tax is credit you lose.',
            'Food: take the supplier’s FSSAI number. Electrical goods, toys, helmets: take the BIS number.',
            'Agree on credit days and write them on the order.',
            'Never stand surety for a supplier’s loan.',
          ],
        },
      ],
    },
    {
      id: 'clean-and-safe',
      heading: 'Clean and safe',
      answer: 'Clean water, stamped scale, full extinguisher, safe wires, thick bags.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Food: clean water, covered food, clean hands, a bin with a lid. The daily duties are in the [FSSAI guide](/fssai-compliance#daily-duties).',
            'Scales: electronic ones are verified every {vendor.scale.electronic}, weights and beam scales every {vendor.scale.beam}. Photograph the stamp.',
            'Fire: extinguisher full and near the door, way out clear, gas off at night.',
            'Wires: no cloth, no water, no nail in place of a fuse.',
            'Bags: plastic ones at least {sectors.bag.thickness} microns, and no banned single-use items.',
          ],
        },
      ],
    },
    {
      id: 'documents',
      heading: 'The inspection folder',
      answer: 'Copies in one folder near the counter, originals at home.',
      blocks: [
        {
          kind: 'text',
          text: 'One folder, near the counter. Copies in it, originals at home. A photo of each page on the phone.',
        },
        {
          kind: 'documents',
          items: [
            {
              id: 'folder-licences',
              label: 'Licences and registrations',
              note: 'In the order in which they run out.',
            },
            {
              id: 'vending-certificate',
              label: 'Vending certificate or identity card, if you are a street vendor',
            },
            { id: 'premises', label: 'Proof of the place' },
            { id: 'folder-scale', label: 'Certificate of the scale' },
            { id: 'folder-fire', label: 'Extinguisher bill with the date of the last filling' },
            {
              id: 'folder-visits',
              label: 'A sheet for visits',
              note: 'Date, name, office, what was said, receipt number.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Records for GST are kept for {gst.records} after the yearly return is due. Keep everything that long, and you need not think about it.',
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'FoSCoS, GST and consumer affairs.',
      blocks: [{ kind: 'portals', portals: ['foscos', 'gst', 'consumeraffairs'] }],
    },
    {
      id: 'next',
      heading: 'Next step',
      blocks: [
        {
          kind: 'text',
          text: 'Everything in its place? Then do [the last check before you open](/start-business/step/launch). Before this came [the name](/start-business/step/branding); all steps are under [Start a business](/start-business).',
        },
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'start.step.operations',
              label: 'This step is done',
              note: 'It counts under [how far you are](/start-business#progress).',
            },
          ],
        },
      ],
    },
  ],
};
