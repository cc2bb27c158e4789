import { Outlet } from 'react-router'
import { PageHead } from './PageHead.tsx'

/** Surrounds every page that loaded; where a page fails, the error page replaces all of it. */
export function PageFrame() {
  return (
    <>
      <PageHead />
      <Outlet />
    </>
  )
}
