/** Twice the drawing's size: sharp on a phone, small enough to send. */
const scale = 2;

/** Properties that a drawing gets from the style sheet, and a separate image must contain. */
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
 * Draws a sheet as PNG on the device. Always in light colours, because pictures are printed and sent to
 * others. Rejects when the browser cannot draw it.
 */
export async function drawSheet(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const image = new Image(width * scale, height * scale);
  const text = new XMLSerializer().serializeToString(standalone(svg, width, height));
  // The content security policy allows images from data:, and not from blob:.
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

/** Returns a copy of the drawing that contains all colours and fonts. */
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

/** Reads styles in the light theme, without painting in between. */
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
