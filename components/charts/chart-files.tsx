'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/overlay/menu';
import { pngOf, saveFile, svgOf, svgText } from './save-chart';
import { saveCsv } from './save-csv';

interface Props {
  /** Name of the files, without an ending. */
  name: string;
  /** Heads first. */
  rows: readonly (readonly (string | number | null)[])[];
  /**
   * The drawing, made for the file if none is on the screen. It has to be in the document while its styles are read.
   */
  draw: () => Promise<Element>;
}

/** A chart as a picture (PNG, SVG) or as its numbers (CSV that a spreadsheet can open safely). */
export function ChartFiles({ name, rows, draw }: Props) {
  const t = useTranslations('agreement.files');
  const drawn = async (
    toBlob: (drawing: SVGSVGElement, ground: string) => Blob | Promise<Blob>,
    ending: string,
  ) => {
    const drawing = svgOf(await draw());
    const own = drawing.style.backgroundColor;
    const ground =
      own === '' || own === 'transparent' ? getComputedStyle(document.body).backgroundColor : own;
    saveFile(`${name}.${ending}`, await toBlob(drawing, ground));
  };
  return (
    <Menu
      trigger={
        <Button size="sm" variant="quiet">
          <Download aria-hidden />
          {t('save')}
        </Button>
      }
    >
      <MenuItem onClick={() => void drawn(pngOf, 'png')}>{t('png')}</MenuItem>
      <MenuItem
        onClick={() => void drawn((svg) => new Blob([svgText(svg)], { type: 'image/svg+xml' }), 'svg')}
      >
        {t('svg')}
      </MenuItem>
      <MenuItem onClick={() => saveCsv(name, rows)}>{t('csv')}</MenuItem>
    </Menu>
  );
}
