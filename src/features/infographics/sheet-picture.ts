/** Twice the drawing's own measure: sharp on a phone, small enough to send. */
const scale = 2;

/** What a drawing takes from the style sheet, and an image of its own must carry itself. */
const carried = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-weight',
] as const;

/**
 * A sheet as PNG, drawn on the phone. Always in the light colours: the picture is for paper and for other
 * people's screens. Rejects where the browser cannot draw it.
 */
export async function drawSheet(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const image = new Image(width * scale, height * scale);
  const text = new XMLSerializer().serializeToString(standalone(svg, width, height));
  // The content security policy lets images come from data:, and not from blob:.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The canvas gave no picture'));
    }, 'image/png');
  });
}

/** A copy of the drawing that needs no style sheet: every colour and font stands in it. */
function standalone(svg: SVGSVGElement, width: number, height: number): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [...svg.querySelectorAll('*')];
  inLight(() => {
    for (const [index, element] of [...copy.querySelectorAll('*')].entries()) {
      const original = originals[index];
      if (!original) continue;
      const style = getComputedStyle(original);
      for (const name of carried) element.setAttribute(name, style.getPropertyValue(name));
      element.removeAttribute('class');
    }
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * scale));
  copy.setAttribute('height', String(height * scale));
  return copy;
}

/** Reads styles as they are in the light theme; nothing is painted in between. */
function inLight(read: () => void): void {
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  dataset.theme = 'light';
  try {
    read();
  } finally {
    if (before === undefined) delete dataset.theme;
    else dataset.theme = before;
  }
}
