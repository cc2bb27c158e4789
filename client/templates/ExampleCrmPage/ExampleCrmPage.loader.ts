import { crmAction, refuse } from '#client/crm/kit/crmAction.ts'
import { crmLoader } from '#client/crm/kit/crmLoader.ts'
import { ExampleCrmPageDocument } from './ExampleCrmPage.generated.ts'

export const loader = crmLoader(
  async ({ site, signal }) => {
    const { resultRef } = await site.source.query(ExampleCrmPageDocument, {}, { signal })
    return { resultRef }
  },
  { access: 'organizer' },
)

/** TODO: state what the page's forms change. The kit handles the log-out. */
export const action = crmAction(async () => refuse('notFound'))
