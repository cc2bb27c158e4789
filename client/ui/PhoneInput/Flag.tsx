import css from './PhoneInput.module.css'

/** Where the build puts the flags (client/build/flagFiles.ts); in development they come from the package itself. */
const folder: string = import.meta.env?.DEV
  ? '/node_modules/country-flag-icons/3x2'
  : '/assets/flags'

/** The flag of a country by its ISO code, 3 : 2. Hidden from screen readers: the name stands beside it. */
export function Flag({ country }: { country: string }) {
  return (
    <img
      src={`${folder}/${country}.svg`}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      decoding="async"
      className={css.flag}
    />
  )
}
