/** Where a page can be passed on, without a script of theirs on our page. */
export const shareAddresses = (url: string, title: string) => ({
  facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  x: `https://x.com/intent/post?${new URLSearchParams({ url, text: title })}`,
  // mail programs read plus signs as they are
  email: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
})
