const list = new Intl.ListFormat('en-GB')

/** Commands as a description names them: `reject`, `cancel` and `close`. */
export const commandList = (commands: readonly string[]): string =>
  list.format(commands.map((command) => `\`${command}\``))
