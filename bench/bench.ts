import os from 'node:os'
import { benchCockpit } from './cockpit/cockpit'
import { benchDashboard } from './dashboard/dashboard'
import { benchExport } from './export/export'
import { benchGate } from './gate/gate'
import { benchImport } from './import/import'
import { benchNavigation } from './navigation/navigation'
import { benchNotices } from './notices/notices'
import { benchPlanning } from './planning/planning'
import { benchProjects } from './projects/projects'
import { benchSearch } from './search/search'
import { benchTraces } from './traces/traces'
import { benchTraining } from './training/training'

// npm run bench, or npm run bench projects: measures the product on this machine and prints Markdown.

const parts = {
  projects: benchProjects,
  search: benchSearch,
  training: benchTraining,
  cockpit: benchCockpit,
  dashboard: benchDashboard,
  gate: benchGate,
  export: benchExport,
  import: benchImport,
  notices: benchNotices,
  planning: benchPlanning,
  navigation: benchNavigation,
  traces: benchTraces,
}
const chosen = process.argv.slice(2)

const cpu = `${os.cpus().length} cores (${os.cpus()[0]?.model.trim()})`
const load = os.loadavg()[0]?.toFixed(1)
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpu}, Node ${process.version}, load ${load} at the start\n`,
)
for (const [name, bench] of Object.entries(parts))
  if (chosen.length === 0 || chosen.includes(name)) console.log(`${await bench()}\n`)
