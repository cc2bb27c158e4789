// A registry mirror may have only the linux-glibc builds of some native packages. `npm install` then
// omits the other platforms from package-lock.json, and `npm ci` reports the lock out of sync.
// This script writes those entries as with a full registry (exact version from the parent;
// os/cpu/libc from the name): npm skips them by platform and never downloads them.
import fs from 'node:fs'

const file = 'package-lock.json'
const lock = JSON.parse(fs.readFileSync(file, 'utf8'))
const pk = lock.packages
const OS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  openharmony: 'openharmony',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  sunos: 'sunos',
  aix: 'aix',
  win32: 'win32',
  windows: 'win32',
}
const CPU = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
}
const found = (from, name) => {
  for (let at = from; ; ) {
    const key = `${at ? `${at}/` : ''}node_modules/${name}`
    if (pk[key]) return key
    if (!at) return null
    const i = at.lastIndexOf('/node_modules/')
    at = i < 0 ? '' : at.slice(0, i)
  }
}
let added = 0
for (const [path, e] of Object.entries(pk)) {
  for (const [name, range] of Object.entries(e.optionalDependencies ?? {})) {
    const at = found(path, name)
    if (at && (pk[at].version === range || !/^\d/.test(range))) continue
    const words = name.split(/[@/_-]/)
    const os = words.map((w) => OS[w]).find(Boolean)
    const cpu = words.map((w) => CPU[w]).find(Boolean)
    if (!(os || cpu === 'wasm32') || !/^\d/.test(range)) {
      console.warn('unchanged:', name, range)
      continue
    }
    const libc = /musl/.test(name)
      ? ['musl']
      : os === 'linux' && /gnu/.test(name)
        ? ['glibc']
        : undefined
    // two versions of one parent: the second one's binaries are below it
    const place = pk[`node_modules/${name}`]
      ? `${path}/node_modules/${name}`
      : `node_modules/${name}`
    pk[place] = {
      version: range,
      ...(cpu && { cpu: [cpu] }),
      ...(e.dev && { dev: true }),
      ...(libc && { libc }),
      optional: true,
      ...(os && { os: [os] }),
    }
    added++
  }
}
lock.packages = Object.fromEntries(
  Object.entries(pk).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
)
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log('added', added)
