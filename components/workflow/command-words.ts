import type { CommandWords } from './commands'

type Word = 'label' | 'text' | 'done'

/** The words of each command, where the catalogue of its noun has all three. */
export const wordsIn =
  <Command extends string>(t: (key: `commands.${Command}.${Word}`) => string) =>
  (command: Command): CommandWords => ({
    label: t(`commands.${command}.label`),
    text: t(`commands.${command}.text`),
    done: t(`commands.${command}.done`),
  })
