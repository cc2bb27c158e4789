import { isIPv6 } from 'node:net'

/**
 * Groups of an IPv6 address that identify the network; the customer chooses among the other 2^64
 * addresses.
 */
const networkGroups = 4

/**
 * Returns the network by which an address is counted: an IPv4 address itself, the /64 of an IPv6
 * address, because one customer has all of it.
 * @returns the text itself if it is not an address
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::')
  const [front, back] = [head, tail ?? ''].map((part) => (part ? part.split(':') : []))
  const gap = tail === undefined ? 0 : 8 - (front?.length ?? 0) - (back?.length ?? 0)
  const groups = [...(front ?? []), ...Array<string>(Math.max(0, gap)).fill('0'), ...(back ?? [])]
  const network = groups
    .slice(0, networkGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
