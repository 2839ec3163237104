import os from 'node:os'
import { benchNavigation } from './navigation/navigation'

// npm run bench: measures the product on this machine and prints Markdown.

const load = os.loadavg()[0]?.toFixed(1)
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores, Node ${process.version}, load ${load} at the start\n`,
)
console.log(await benchNavigation())
