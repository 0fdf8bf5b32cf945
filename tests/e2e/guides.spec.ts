import { claims } from '../../src/content/claims.ts';
import { claimed } from '../support/claimed.ts';
import { openSection } from '../support/guide-sections.ts';
import { appReady, expect, test } from '../support/test.ts';

/**
 * What the specification has every guide say, looked for in the built page as text: figures of the
 * brief, the rule of today, the steps in their order, the buttons. The numbers of the rows come first.
 */
interface GuideRows {
  /** Row, then what must be found. */
  says: Record<string, RegExp[]>;
  /** Headings of sections, in any order (a row of its own, or the specification's list). */
  sections: RegExp[];
  /** The steps' names, in their order. */
  steps?: { row: string; names: RegExp };
  /** Addresses that links lead to. */
  leadsTo: { row: string; addresses: RegExp[] };
  /** Greetings of the chat buttons (GUIDE-03): each names the topic. */
  greets: RegExp[];
}

const rows: Record<string, GuideRows> = {
  'fssai-compliance': {
    says: {
      'GUIDE-FSSAI-01': [/^ ?Services FSSAI/],
      'GUIDE-FSSAI-02': [/₹12 lakh/, /₹20 crore/, /₹100\b/, /₹2,000/, /₹5,000/, /₹7,500/],
      'GUIDE-FSSAI-03': [/1 to 5 years|1-5 years/, /30 days before/],
      'GUIDE-FSSAI-04': [/1 Apr 2026/, /₹1\.5 crore/, /₹50 crore/, /no end date/],
    },
    sections: [/Who needs/, /costs/, /wrong/, /Street vendors/, /Telangana/],
    leadsTo: {
      row: 'GUIDE-FSSAI-05',
      addresses: [/foscos\.fssai\.gov\.in/, /\/\/www\.fssai\.gov\.in/],
    },
    greets: [/FSSAI/i, /portal/i],
  },
  'gst-compliance': {
    says: {
      'GUIDE-GST-01': [
        /₹5 crore/,
        /₹2 crore/,
        /1-6%|1% to 6%/,
        /18%/,
        ...claimed(claims.creditGainPercent, /18-25 per cent: the provider’s own/),
      ],
      'GUIDE-GST-03': [/1 Nov 2025/, /22 Sept 2025/, /working days/],
    },
    sections: [/Who need not/, /rates/, /composition/, /late/],
    leadsTo: { row: 'GUIDE-GST-02', addresses: [/\/\/www\.gst\.gov\.in/] },
    greets: [/GST/],
  },
  'msme-compliance': {
    says: {
      'GUIDE-MSME-01': [/₹1 crore/, /₹10 crore/, /₹50 crore/],
      'GUIDE-MSME-02': [
        /1 Apr 2025/,
        /₹2\.5 crore/,
        /₹25 crore/,
        /₹100 crore/,
        /₹125 crore/,
        /₹500 crore/,
      ],
      'GUIDE-MSME-03': [
        /₹50,000/,
        /₹5 lakh/,
        /₹10 lakh/,
        /85%/,
        /ASPIRE/,
        /₹20 lakh/,
        /25%/,
        /from women 3%/,
      ],
      'GUIDE-MSME-05': [/It is free/, /no agent|No agent|nobody/i],
    },
    sections: [/Micro, small or medium/, /What changed/, /Loans/, /government/],
    leadsTo: { row: 'GUIDE-MSME-04', addresses: [/udyamregistration\.gov\.in/] },
    greets: [/MSME|Udyam/],
  },
  'trade-license-compliance': {
    says: {
      'GUIDE-TRADE-02': [
        ...claimed(claims.tradeFeeGeneral, /₹500-₹5,000/),
        ...claimed(claims.tradeFeeFood, /₹1,000-₹10,000/),
        ...claimed(claims.tradeFeeIndustrial, /₹2,000-₹20,000/),
        ...claimed(claims.tradeFeeSpecial, /₹5,000-₹50,000/),
      ],
      'GUIDE-TRADE-03': [
        ...claimed(claims.tradeDays, /7-30 days/),
        ...claimed(claims.tradeDaysHyderabad, /Hyderabad 7-15/),
        ...claimed(claims.tradeDaysMumbai, /Mumbai 15-30/),
        ...claimed(claims.tradeDaysDelhi, /Delhi 10-20/),
      ],
      'GUIDE-TRADE-04': [
        ...claimed(claims.tradeLatePercent, /25-50% of the fee/),
        ...claimed(claims.tradeFineUnlicensed, /₹5,000-₹25,000/),
        ...claimed(claims.tradeFineSafety, /₹10,000-₹50,000/),
      ],
    },
    // GUIDE-TRADE-01
    sections: [
      /reforms/,
      /types and fees/,
      /Papers/,
      /step by step/,
      /cities differ/,
      /wrong/,
      /News/,
      /Renewal/,
      /What we do/,
    ],
    steps: {
      row: 'GUIDE-TRADE-05',
      names:
        /Visit the portal.*Fill the form.*Upload the documents.*Pay the fee.*inspection, if needed.*Approval.*Display/,
    },
    leadsTo: { row: 'GUIDE-TRADE-06', addresses: [/www\.ghmc\.gov\.in/] },
    greets: [/trade licence/],
  },
  'trademark-registration': {
    says: {
      'GUIDE-TM-02': [
        /45 classes/,
        /1 to 34|1-34/,
        /35 to 45|35-45/,
        /4 months/,
        /18(-| to )24 months/,
        /10 years/,
        /\b120\b/,
        /50%/,
        /6(-| to )8/,
      ],
    },
    // GUIDE-TM-01
    sections: [
      /What it is/,
      /gain/,
      /reforms of 2024/,
      /can be a mark/,
      /Classes/,
      /step by step/,
      /AI tool/,
      /Madrid/,
      /News/,
      /copies you/,
      /Renewal/,
      /What we do/,
    ],
    steps: {
      row: 'GUIDE-TM-03',
      names: /Search.*File.*Examination.*Publication.*4 months.*Certificate.*Renewal/,
    },
    leadsTo: {
      row: 'GUIDE-TM-04',
      addresses: [/\/\/ipindia\.gov\.in/, /tmrsearch|tmsearch|publicsearch/i],
    },
    greets: [/free consultation/, /search/],
  },
  'company-registration': {
    says: {
      'GUIDE-CO-02': [/2-200|2 to 200/, /15(-| to )20/, /10(-| to )15/, /30 days/],
      'GUIDE-CO-03': [/₹1 lakh|₹1,00,000/, /2015/],
    },
    // GUIDE-CO-01
    sections: [
      /own tools/,
      /side by side/,
      /reforms/,
      /Private limited/,
      /LLP/,
      /step by step/,
      /After the certificate/,
      /News/,
    ],
    steps: {
      row: 'GUIDE-CO-04',
      names:
        /Name approval.*Signature certificate.*Director ID.*SPICe\+.*Verification.*certificate.*Post-incorporation/,
    },
    leadsTo: { row: 'GUIDE-CO-05', addresses: [/mca\.gov\.in/] },
    greets: [/consultation/, /portal/i],
  },
  'iso-certification': {
    says: {
      'GUIDE-ISO-02': [
        /₹25,000/,
        /₹50,000/,
        /₹30,000/,
        /₹60,000/,
        /₹40,000/,
        /₹80,000/,
        /₹35,000/,
        /₹70,000/,
        /3(-| to )6 months/,
        /1(-| to )2 weeks/,
        /3 years/,
      ],
      'GUIDE-ISO-05': [/14001:2026/, /2015/, /9001/],
    },
    // GUIDE-ISO-01
    sections: [
      /Official resources/,
      /9001/,
      /14001/,
      /27001/,
      /45001/,
      /audit, step by step/,
      /single trades/,
      /News/,
      /whether it pays/,
    ],
    steps: {
      row: 'GUIDE-ISO-03',
      names: /Stage 1 audit.*Stage 2 audit.*Corrective actions.*Decision.*Certificate/,
    },
    leadsTo: { row: 'GUIDE-ISO-04', addresses: [/www\.iso\.org/] },
    greets: [/ISO/],
  },
  'fire-license': {
    says: {
      'GUIDE-FIRE-02': [
        /₹5,000/,
        /₹15,000/,
        /₹50,000/,
        /₹2,00,000|₹2 lakh/,
        ...claimed(claims.fireDays, /15-30 days/),
        ...claimed(claims.fireYears, /1(-| to )3 years/),
        /15 metres/,
      ],
    },
    // GUIDE-FIRE-01
    sections: [
      /Official resources/,
      /Who needs/,
      /Categories A, B and C/,
      /NOC, step by step/,
      /Equipment/,
      /Updates/,
      /gain/,
    ],
    steps: {
      row: 'GUIDE-FIRE-03',
      names: /Assessment.*Installation.*Training.*Submission.*Inspection.*Verification.*Issuance/,
    },
    leadsTo: { row: 'GUIDE-FIRE-04', addresses: [/nfpa\.org/, /bis\.gov\.in/] },
    greets: [/fire/],
  },
  'bis-registration': {
    says: {
      'GUIDE-BIS-01': [
        /Electronics/i,
        /Food/i,
        /Construction/i,
        /Automotive components|car parts|vehicle parts/i,
        /machinery/i,
        /helmets/i,
        /Medical/i,
        /fertili[sz]ers/i,
        /Textiles/i,
      ],
      'GUIDE-BIS-02': [
        /₹25,000/,
        /₹1,00,000|₹1 lakh/,
        /₹5,00,000|₹5 lakh/,
        /₹75,000/,
        /₹2,50,000|₹2\.5 lakh/,
        /30(-| to )90 days/,
        /1(-| to )3 years/,
        /surveillance/,
      ],
      'GUIDE-BIS-03': [/Dec(ember)? 2024/, /Nov(ember)? 2024/],
    },
    sections: [/Papers/, /Seven steps/, /Testing/, /News/, /gain/, /What we do/],
    leadsTo: { row: 'GUIDE-BIS-03', addresses: [/bis\.gov\.in/] },
    greets: [/BIS/],
  },
  'barcode-registration': {
    says: {
      'GUIDE-BAR-01': [
        /₹5,000/,
        /₹15,000/,
        /₹8,000/,
        /₹20,000/,
        /₹3,000/,
        /₹10,000/,
        ...claimed(claims.barcodeDays, /7-15 days/),
        /EAN-13 : .{0,60}\b13\b/,
        /UPC : .{0,60}\b12\b/,
        /for life|lifetime/,
      ],
    },
    // GUIDE-BAR-02
    sections: [/GS1 resources/, /Who needs a barcode/, /Papers/, /seven steps/, /gain/, /News/],
    leadsTo: { row: 'GUIDE-BAR-02', addresses: [/gs1india\.org/, /gs1\.org/] },
    greets: [/barcode/i],
  },
  'labour-law-compliance': {
    says: {
      'GUIDE-LAB-02': [
        /₹1,500/,
        /₹5,000/,
        /₹2,000/,
        /₹8,000/,
        /10 workers/,
        /20 workers/,
        ...claimed(claims.labourDays, /7-15 days/),
        /When ill.{0,30}70%/,
        /At a birth.{0,30}100%/,
        /12%/,
        /29 older central laws/,
      ],
      'GUIDE-LAB-03': [/21 Nov 2025/],
    },
    // GUIDE-LAB-01
    sections: [
      /Official sites/,
      /four groups/,
      /ESI and PF/,
      /workers get/,
      /Papers/,
      /seven steps/,
      /News/,
    ],
    leadsTo: { row: 'GUIDE-LAB-01', addresses: [/labour\.gov\.in/, /esic\.gov\.in/] },
    greets: [/ESI|labour/i],
  },
};

const entities: Record<string, string> = { amp: '&', '#x27': "'", quot: '"', lt: '<', gt: '>' };
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ');

for (const [slug, guide] of Object.entries(rows)) {
  test(`the guide ${slug} says what the specification has it say`, async ({ site }) => {
    const answer = await fetch(`${site.url}/${slug}`);
    const html = await answer.text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const text = textOf(main);
    for (const [row, patterns] of Object.entries(guide.says)) {
      for (const pattern of patterns) {
        expect.soft(pattern.test(text), `${row} ${pattern}`).toBe(true);
      }
    }
    const headings = [...main.matchAll(/<h2[^>]*>([\s\S]*?)<\/h2>/g)].map(([, inner = '']) =>
      textOf(inner),
    );
    for (const section of guide.sections) {
      expect
        .soft(
          headings.some((heading) => section.test(heading)),
          `section ${section}`,
        )
        .toBe(true);
    }
    if (guide.steps) {
      const [, list = ''] = /<ol class="steps"[^>]*>([\s\S]*?)<\/ol>/.exec(main) ?? [];
      const names = [...list.matchAll(/<h3[^>]*>([\s\S]*?)<\/h3>/g)].map(([, inner = '']) =>
        textOf(inner),
      );
      expect.soft(names.join(' '), guide.steps.row).toMatch(guide.steps.names);
    }
    const links = [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) =>
      decodeURIComponent(href),
    );
    for (const address of guide.leadsTo.addresses) {
      expect
        .soft(
          links.some((href) => address.test(href)),
          `${guide.leadsTo.row} ${address}`,
        )
        .toBe(true);
    }
    const greetings = links.filter((href) => href.includes('wa.me'));
    for (const greeting of guide.greets) {
      expect
        .soft(
          greetings.some((href) => greeting.test(href)),
          `greeting ${greeting}`,
        )
        .toBe(true);
    }
  });
}

test('the last digit of a barcode is checked on the phone, with no signal (GUIDE-BAR-03)', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/barcode-registration`);
  await appReady(page);
  await openSection(page, 'one-number');
  const number = page.getByLabel('The number under the lines');
  await expect(number).toBeVisible();
  await context.setOffline(true);
  const check = page.getByRole('button', { name: 'Check the number' });
  const result = page.locator('.barcode-check').getByRole('status');
  await number.fill('4006381333931');
  await check.click();
  await expect(result).toContainText('a correct EAN-13');
  await number.fill('4006381333932');
  await check.click();
  await expect(result).toContainText('should end in 1, not 2');
  await number.fill('40063');
  await check.click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toBeFocused();
  await expect(page.getByText('That is 5 digits.')).toBeVisible();
  await expect(number).toHaveValue('40063');
});
