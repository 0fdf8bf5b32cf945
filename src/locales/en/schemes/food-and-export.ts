import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { foodAndExportSchemes } from '../../../tools/schemes/model/food-and-export.ts';

/** Food, farm-linked work and export, central */
export const foodAndExport = {
  pmfme: {
    name: 'PMFME, for one unit',
    benefit:
      'Pays {scheme.pmfme.share} of the project, up to {scheme.pmfme.max}, with a bank loan.',
    who: 'Micro units that make food, new or old; a state’s note leaves out hotels, tiffin and plain trading',
    note: 'In {scheme.pmfme.said} the minister said that it runs till {scheme.pmfme.runs-till}; states asked for more time.',
    also: ['You take a bank loan for the project.'],
  },
  'pmfme-shg': {
    name: 'PMFME seed capital for self-help groups',
    benefit:
      '{scheme.pmfme-shg.member} for each member, up to {scheme.pmfme-shg.max} for a federation.',
    who: 'Members of self-help groups that make food, mainly women',
  },
  'pmfme-groups': {
    name: 'PMFME common facility, brands and groups',
    benefit:
      'Pays {scheme.pmfme-groups.share} of a common facility, up to {scheme.pmfme-groups.max}. Help with a brand.',
    who: 'Producer companies, self-help groups, cooperatives',
  },
  'agri-infra-fund': {
    name: 'Agriculture Infrastructure Fund',
    benefit:
      'Lowers the interest by {scheme.agri-infra-fund.interest} for {scheme.agri-infra-fund.term} on loans up to {scheme.agri-infra-fund.max} a project.',
    who: 'Farmers, producer companies, startups and others who work with the harvest',
    note: 'Loans were to be given until the end of {scheme.agri-infra-fund.lent}. We could not confirm that it goes on.',
    also: [
      'The work is after the harvest, such as to store, sort or pack it, or serves many farms.',
    ],
  },
  'animal-husbandry-fund': {
    name: 'Animal Husbandry Infrastructure Fund',
    benefit:
      'Lowers the interest by {scheme.animal-husbandry-fund.interest}; a {scheme.animal-husbandry-fund.guarantee} guarantee.',
    who: 'MSMEs, producer companies and persons in dairy, meat or feed',
    also: ['The work is dairy, meat or feed.'],
  },
  'kisan-sampada': {
    name: 'PM Kisan Sampada',
    benefit:
      'Grants of {scheme.kisan-sampada.grant} for food units, cold chains and laboratories, up to {scheme.kisan-sampada.max}.',
    who: 'Food companies and producer companies',
  },
  'matsya-sampada': {
    name: 'PM Matsya Sampada and Kisan Samridhi',
    benefit:
      'Pays {scheme.matsya-sampada.share} of the unit; {scheme.matsya-sampada.share-groups} for women, SC and ST.',
    who: 'Fishers and micro firms in fish',
    note: 'The cost of a unit is limited. Read for one kind of unit in Haryana. We found no page of this year that says it goes on.',
  },
  'niryat-protsahan': {
    name: 'Export Promotion Mission: Niryat Protsahan',
    benefit:
      'Lowers the interest on export credit by {scheme.niryat-protsahan.interest}, at most {scheme.niryat-protsahan.max} a year. Help with security too.',
    who: 'MSMEs that export what is on the list',
    also: ['Your goods are on the scheme’s list of tariff lines.'],
  },
  'niryat-disha': {
    name: 'Export Promotion Mission: Niryat Disha',
    benefit: 'Help with testing, certificates, fairs, warehouses and transport to the port.',
    who: 'MSMEs that export',
    note: 'It comes in steps; each activity has its limit.',
  },
  'cgs-exporters': {
    name: 'Credit Guarantee Scheme for Exporters',
    benefit: 'Full guarantee for more credit, from a pool of {scheme.cgs-exporters.pool}.',
    who: 'Exporters and MSMEs',
    note: 'Approved in {scheme.cgs-exporters.approved}. A bank names {scheme.cgs-exporters.until} as its last day; we could not confirm a later one.',
    apply: 'Ask your bank. The bank asks for the guarantee.',
  },
  rodtep: {
    name: 'RoDTEP',
    benefit: 'Gives back hidden taxes on exported goods, at a rate for each tariff line.',
    who: 'Exporters of goods',
    note: 'Extended until {scheme.rodtep.extended}. We could not confirm that it goes on, and rates were cut before: ask DGFT.',
    also: ['You export goods, not services.'],
  },
  rosctl: {
    name: 'RoSCTL',
    benefit: 'Gives back taxes on exported garments and made-up textiles, by a schedule of rates.',
    who: 'Exporters of textiles',
    also: ['You export garments or made-up textiles.'],
  },
  'duty-drawback': {
    name: 'Duty drawback, advance authorisation, EPCG',
    benefit: 'Duty back, or no duty, on what goes into exports.',
    who: 'Exporters',
  },
  ecgc: {
    name: 'ECGC cover',
    benefit: 'Insurance if a foreign buyer does not pay.',
    who: 'Exporters',
  },
  apeda: {
    name: 'APEDA export help',
    benefit: 'Help with packhouses, testing and fairs.',
    who: 'Exporters of farm food, registered with APEDA',
    also: ['You export farm food and are registered with APEDA.'],
  },
  'interest-equalisation': {
    name: 'Interest equalisation scheme',
    benefit:
      'Was: lowered the interest on export credit, at most {scheme.interest-equalisation.max} a small firm in its last year.',
    who: 'Exporters',
    note: 'Replaced by Niryat Protsahan.',
  },
} as const satisfies SchemeTexts<typeof foodAndExportSchemes>;
