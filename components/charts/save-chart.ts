/** Computed styles that are copied into the file, which then needs no style sheet. */
const LOOKED_UP = ['fill', 'stroke', 'color', 'font-family', 'font-size'] as const;
const SCALE = 2;

/** The SVG that a chart is, alone: a figure with a legend gives its drawing. */
export function svgOf(chart: Element): SVGSVGElement {
  const found = chart instanceof SVGSVGElement ? chart : [...chart.querySelectorAll(':scope > svg')].at(-1);
  if (!(found instanceof SVGSVGElement)) throw new Error('a chart without a drawing');
  return found;
}

/** The text of an SVG file; colours as they are on the screen. */
export function svgText(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const [from, to] = [drawing, copy].map((root) => [root, ...root.querySelectorAll('*')] as SVGElement[]);
  from!.forEach((element, index) => {
    const style = getComputedStyle(element);
    for (const name of LOOKED_UP) to![index]!.style.setProperty(name, style.getPropertyValue(name));
  });
  return new XMLSerializer().serializeToString(copy);
}

/** The picture at twice the screen size, on its background. */
export async function pngOf(drawing: SVGSVGElement, ground: string): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: width * SCALE, height: height * SCALE });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came of it')))),
  );
}

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
