/** The words in the pictures and around them. The pages say what the numbered places mean. */
export const text = {
  /** Across every picture, so that nobody takes it for a real paper. */
  specimen: 'SPECIMEN',
  show: (kilobytes: string) => `Show the picture (${kilobytes} kB)`,
  missing: 'This picture needs internet once.',
  /** The papers: `alt` names one to those who cannot see it, `places` are its numbered lines,
   * which the page explains below. */
  papers: {
    'vending-certificate': {
      alt: 'A sketch of a certificate of vending with five numbered places.',
      title: 'Certificate of vending',
      office: 'Town Vending Committee',
      places: ['Name', 'Vending zone', 'Days and hours', 'Kind of vending', 'Good until'],
    },
    'fssai-registration': {
      alt: 'A sketch of a food registration with five numbered places.',
      title: 'Registration certificate',
      office: 'Food safety',
      places: ['Registration number', 'Name', 'Address', 'Kind of business', 'Good until'],
    },
    'gst-certificate': {
      alt: 'A sketch of a GST certificate with four numbered places.',
      title: 'GST registration',
      office: 'Tax office',
      places: ['GST number', 'Name', 'Address', 'Regular or composition'],
    },
    'trade-licence': {
      alt: 'A sketch of a trade licence with five numbered places.',
      title: 'Trade licence',
      office: 'Municipal office',
      places: ['Corporation', 'Name', 'Trade and area', 'Address', 'Last day'],
    },
    'fee-receipt': {
      alt: 'A sketch of a receipt with five numbered places.',
      title: 'Receipt',
      office: 'Fee counter',
      places: ['Office', 'Name', 'Application number', 'Amount', 'Day and stamp'],
    },
  },
};
