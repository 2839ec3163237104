const list = new Intl.ListFormat('en-GB')

/** Commands in a description: `reject`, `cancel` and `close`. */
export const commandList = (commands: readonly string[]): string =>
  list.format(commands.map((command) => `\`${command}\``))
