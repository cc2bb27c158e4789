import { Outlet } from 'react-router'
import { PageHead } from './PageHead.tsx'

/** Around every page that stands; where a page fails, the error page is shown in place of all of it. */
export function PageFrame() {
  return (
    <>
      <PageHead />
      <Outlet />
    </>
  )
}
