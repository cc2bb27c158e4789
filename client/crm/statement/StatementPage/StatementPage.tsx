import { useIntl } from 'react-intl'
import { statementFilePath } from '#schema/rules/routes/statementFile.ts'
import { PrintButton } from '../../../features/shell/PrintButton/PrintButton.tsx'
import { useSite } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { arrowLeft, arrowRight, download } from '../../../ui/Icon/controls.ts'
import { mail } from '../../../ui/Icon/people.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import { RecordPage } from '../../kit/RecordPage.tsx'
import type { loader } from './StatementPage.loader.ts'
import css from './StatementPage.module.css'
import { statementPath } from './StatementPage.urls.ts'
import { CurrencyPart } from './sections/CurrencyPart.tsx'
import { PayoutsPart } from './sections/PayoutsPart.tsx'
import { statementPageMessages as messages } from './statementPage.messages.ts'
import { useStatementPageQuery } from './StatementPage.generated.ts'

/**
 * The statement between an organizer and the marketplace for one month, to read, print and
 * download.
 */
export function StatementPage() {
  const { formatMessage, formatDate } = useIntl()
  const { locale } = useSite()
  const { viewer, organizerStatement: statement } = useStatementPageQuery(
    useLoaderResult<typeof loader>().resultRef,
  ).data
  const { month, previousMonth, nextMonth, organizer, currencies } = statement
  const nameOf = (of: string) =>
    formatDate(`${of}-01T00:00:00Z`, { timeZone: 'UTC', month: 'long', year: 'numeric' })
  const organizers = viewer?.organizers ?? []
  const pathOf = (of: string, organizerId = organizer.id) =>
    statementPath(locale, { month: of, organizerId })
  return (
    <RecordPage
      area="organizer"
      title={formatMessage(messages.title, { month: nameOf(month) })}
      heading={formatMessage(messages.heading, { month: nameOf(month) })}
      who={organizer.legalName}
      beside={
        <div className={classes(css.buttons, css.beside)} data-print="no">
          <Button
            as="a"
            size="s"
            icon={download}
            href={statementFilePath(locale, { month, organizerId: organizer.id })}
          >
            {formatMessage(messages.csv)}
          </Button>
          <PrintButton text={formatMessage(messages.print)} />
        </div>
      }
    >
      <p className={css.lead}>{formatMessage(messages.lead)}</p>
      {organizers.length > 1 && (
        <nav
          aria-label={formatMessage(messages.organizers)}
          className={css.organizers}
          data-print="no"
        >
          {organizers.map(({ id, name }) => (
            <Link
              key={id}
              href={pathOf(month, id)}
              aria-current={id === organizer.id ? 'true' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      <nav aria-label={formatMessage(messages.months)} className={css.buttons} data-print="no">
        <Button size="s" icon={arrowLeft} href={pathOf(previousMonth)} rel="prev">
          {nameOf(previousMonth)}
        </Button>
        {nextMonth && (
          <Button size="s" iconEnd={arrowRight} href={pathOf(nextMonth)} rel="next">
            {nameOf(nextMonth)}
          </Button>
        )}
      </nav>
      {currencies.length === 0 ? (
        <EmptyState icon={mail} title={formatMessage(messages.empty)}>
          <p>{formatMessage(messages.emptyText)}</p>
        </EmptyState>
      ) : (
        currencies.map((part) => <CurrencyPart key={part.gross.currency} part={part} />)
      )}
      <PayoutsPart payouts={statement.payouts} balances={statement.balances} />
    </RecordPage>
  )
}
