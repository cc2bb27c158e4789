import css from './PhoneInput.module.css'

/**
 * Folder of the flags in the build (client/build/flagFiles.ts); in development, in the package
 * itself.
 */
const folder: string = import.meta.env?.DEV
  ? '/node_modules/country-flag-icons/3x2'
  : '/assets/flags'

/**
 * Shows a country's flag by its ISO code, 3 : 2. Hidden from screen readers: the name is beside it.
 */
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
