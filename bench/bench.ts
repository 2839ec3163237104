// npm run bench [api] [navigation]: measures the product on this machine and prints Markdown.
import { benchApi } from './api/api'

console.log(await benchApi())
