// A class is named as it is written, so that tests may read it
export default new Proxy({}, { get: (_, name) => String(name) })
