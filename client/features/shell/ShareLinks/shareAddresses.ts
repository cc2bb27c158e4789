/** Returns the addresses for sharing a page, without loading scripts of those services. */
export const shareAddresses = (url: string, title: string) => ({
  facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  x: `https://x.com/intent/post?${new URLSearchParams({ url, text: title })}`,
  // mail programs don't decode plus signs
  email: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
})
