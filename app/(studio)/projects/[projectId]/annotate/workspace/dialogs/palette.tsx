'use client';

import { useTranslations } from 'next-intl';
import { type ShellLine, useShellLines } from '@/components/shell/use-shell-lines';
import { CommandPalette, type PaletteLine } from '@/components/ui/overlay/command-palette';
import { type CommandId } from '@/lib/workspace/commands/commands';
import { PALETTE, type PaletteItem } from '@/lib/workspace/commands/palette-items';
import { useKeyText } from '../engine/key-hint';
import { atSegment } from '../engine/use-restore-focus';

interface Props {
  /** Whether a command can do something; the others are left out. */
  enabled(id: CommandId): boolean;
  onClose(): void;
  onDone(id: CommandId): void;
}

type CommandLine = PaletteItem & PaletteLine;

/** Every command by its name, then what the palette of every page has. */
export function Palette({ enabled, onClose, onDone }: Props) {
  const t = useTranslations('keys');
  const lines: (CommandLine | ShellLine)[] = [...useCommandLines(enabled), ...useShellLines()];
  return (
    <CommandPalette
      title={t('palette')}
      description={t('paletteText')}
      nothing={t('nothingFound')}
      lines={lines}
      finalFocus={atSegment}
      onClose={onClose}
      onChoose={(line) => {
        if ('of' in line) return onDone(line.id);
        onClose();
        line.run();
      }}
    />
  );
}

/** The commands that can do something, in this person's words, with this person's keys. */
function useCommandLines(enabled: Props['enabled']): CommandLine[] {
  const t = useTranslations('keys');
  const types = useTranslations('typology');
  const textOf = useKeyText();
  return PALETTE.filter(({ id }) => enabled(id)).map((item) =>
    item.of === 'type'
      ? {
          ...item,
          words: t('itsType', { name: types(`${item.type}.name`), id: item.type }),
          keys: `${textOf('type')} ${textOf(item.id)}`,
        }
      : // One with Ctrl or ⌘ is left out: the list has no room for it.
        { ...item, words: t(item.label as 'act.next'), keys: item.id === 'submit' ? '' : textOf(item.id) },
  );
}
