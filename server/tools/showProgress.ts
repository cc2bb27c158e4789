const width = 24

/** A progress bar on one line of a terminal; in a log, one line at the end. */
export const showProgress =
  (title: string) =>
  (done: number, of: number, what: string): void => {
    if (process.stdout.isTTY) {
      const filled = Math.round((done / of) * width)
      process.stdout.write(
        `\r${title} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${what.padEnd(14)}${done === of ? '\n' : ''}`,
      )
    } else if (done === of) console.log(`${title}: ${what}`)
  }
