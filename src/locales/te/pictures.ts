import type { TextIn } from '../language.ts';
import type { text as english } from '../en/pictures.ts';

/** The words in the pictures and around them. The pages say what the numbered places mean. */
export const text = {
  /** Across every picture, so that nobody takes it for a real paper. */
  specimen: 'నమూనా',
  show: (kilobytes: string) => `బొమ్మ చూపించండి (${kilobytes} kB)`,
  missing: 'ఈ బొమ్మకు ఒక్కసారి ఇంటర్నెట్ కావాలి.',
  /** The papers: `alt` names one to those who cannot see it, `places` are its numbered lines,
   * which the page explains below. */
  papers: {
    'vending-certificate': {
      alt: 'వెండింగ్ సర్టిఫికెట్ బొమ్మ, అందులో అంకెలు వేసిన ఐదు చోట్లు.',
      title: 'వెండింగ్ సర్టిఫికెట్',
      office: 'టౌన్ వెండింగ్ కమిటీ',
      places: ['పేరు', 'వెండింగ్ జోన్', 'రోజులు, వేళలు', 'అమ్మే విధానం', 'చెల్లుబాటు గడువు'],
    },
    'fssai-registration': {
      alt: 'ఆహార నమోదు బొమ్మ, అందులో అంకెలు వేసిన ఐదు చోట్లు.',
      title: 'నమోదు సర్టిఫికెట్',
      office: 'ఆహార భద్రత',
      places: ['నమోదు నంబర్', 'పేరు', 'చిరునామా', 'వ్యాపారం రకం', 'చెల్లుబాటు గడువు'],
    },
    'gst-certificate': {
      alt: 'GST సర్టిఫికెట్ బొమ్మ, అందులో అంకెలు వేసిన నాలుగు చోట్లు.',
      title: 'GST నమోదు',
      office: 'పన్ను ఆఫీసు',
      places: ['GST నంబర్', 'పేరు', 'చిరునామా', 'మామూలు లేదా కంపోజిషన్'],
    },
    'trade-licence': {
      alt: 'ట్రేడ్ లైసెన్స్ బొమ్మ, అందులో అంకెలు వేసిన ఐదు చోట్లు.',
      title: 'ట్రేడ్ లైసెన్స్',
      office: 'మున్సిపల్ ఆఫీసు',
      places: ['నగరపాలక సంస్థ', 'పేరు', 'వ్యాపారం, స్థలం', 'చిరునామా', 'చివరి రోజు'],
    },
    'fee-receipt': {
      alt: 'రసీదు బొమ్మ, అందులో అంకెలు వేసిన ఐదు చోట్లు.',
      title: 'రసీదు',
      office: 'ఫీజు కౌంటర్',
      places: ['ఆఫీసు', 'పేరు', 'దరఖాస్తు నంబర్', 'మొత్తం', 'తేదీ, ముద్ర'],
    },
  },
} satisfies TextIn<'te', typeof english>;
