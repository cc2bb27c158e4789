import { Avatar } from '../Avatar/Avatar.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { Fact } from '../Fact/Fact.tsx'
import { heart, users } from '../Icon/people.ts'
import { clock } from '../Icon/signs.ts'
import { bed, mountain } from '../Icon/travel.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Price } from '../Price/Price.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { Table } from '../Table/Table.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { Sample } from './Sample.tsx'
import { scenery } from './scenery.ts'
import css from './UiGallery.module.css'
import { useWords } from './words.ts'

const hrefFor = (page: number) => `?page=${page}`

/** Shows content: facts, prices, ratings, pictures, lists. */
export function ThingSamples() {
  const say = useWords()
  return (
    <>
      <Sample title={say('Things')} grid>
        <div className={css.card}>
          <Rating value={4.7} label={say('4.7 out of 5')} figure="4.7" count={say('128 reviews')} />
          <Rating value={2.5} label={say('2.5 out of 5')} />
          <Rating value={4.9} label={say('4.9 out of 5')} figure="4.9" count="(61)" short />
          <Price
            before={say('from')}
            value="$1,480"
            old="$1,740"
            oldLabel={say('Before:')}
            after={say('per person')}
          />
          <Price value="¥12,400" size="l" />
          <Price value="$96" size="s" after={say('per person')} />
          <span className={css.row}>
            {[
              'Anna Karelina',
              'Baikal Trails',
              'Олег',
              'Jürgen Groß',
              'Mei',
              'Fatima Öz',
              'Tom Hill',
              'Wanda',
            ].map((name) => (
              <Avatar key={name} name={name} square={name === 'Baikal Trails'} />
            ))}
          </span>
        </div>
        <div className={`${css.card} ${css.night}`}>
          <Fact icon={clock} label={say('Length')} value={say('9 days, 8 nights')} />
          <Fact icon={users} label={say('Group')} value={say('6–12 people')} />
          <Fact icon={bed} value={say('Timber lodges')} />
          <Fact icon={mountain} value={say('Up to 3,050 m')} />
          <Badge tone="ochre" solid>
            {say('Dark by one line')}
          </Badge>
        </div>
        <div className={css.photo}>
          <Picture cover src={() => scenery(220)} alt="" color="transparent" />
          <Badge solid tone="ochre">
            {say('New')}
          </Badge>
          <IconButton glyph={heart} label={say('Keep')} look="floating" />
        </div>
        <Picture
          rounded
          ratio={3 / 2}
          color="oklch(62% 0.07 220)"
          src={() => scenery(220)}
          alt={say('Lake under the first snow')}
        />
      </Sample>
      <Sample title={say('Ways')}>
        <Breadcrumbs
          label={say('You are here')}
          items={[
            { text: say('Home'), url: '/' },
            { text: 'Altai', url: '/altai' },
            { text: say('Where the Katun turns white') },
          ]}
        />
      </Sample>
      {[1, 10, 16].map((page) => (
        <Pagination
          key={page}
          page={page}
          pages={20}
          hrefFor={hrefFor}
          labels={{
            navigation: `${say('Pages')} ${page}`,
            previous: say('Previous page'),
            next: say('Next page'),
            page: (other) => `${say('Page')} ${other}`,
          }}
        />
      ))}
      <Sample title={say('Folded')} grid>
        <div>
          <Disclosure open summary={say('What do I need to bring?')}>
            <p>
              {say(
                'Boots that have seen a trail, a warm hat, and a cup. Tents and stoves are ours.',
              )}
            </p>
          </Disclosure>
          <Disclosure summary={say('Is there a signal on the way?')}>
            <p>{say('In the villages, on three days of nine.')}</p>
          </Disclosure>
        </div>
        <Disclosure look="card" summary={say('Day 1. Gorno-Altaisk to Chemal')}>
          <p>{say('Two hundred kilometres along the Katun.')}</p>
        </Disclosure>
        <Tabs
          label={say('Parts')}
          tabs={[
            {
              id: 'program',
              title: say('Program'),
              content: <p>{say('Nine days, told one by one.')}</p>,
            },
            {
              id: 'prices',
              title: say('What is included'),
              content: <p>{say('Beds, meals and boats.')}</p>,
            },
            { id: 'reviews', title: say('Reviews'), content: <p>{say('128 of them.')}</p> },
          ]}
        />
      </Sample>
      <Table caption={say('Departures')}>
        <thead>
          <tr>
            <th scope="col">{say('Dates')}</th>
            <th scope="col">{say('Guide')}</th>
            <th scope="col" data-number>
              {say('Seats')}
            </th>
            <th scope="col" data-number>
              {say('Price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {['12–20 July', '2–10 August', '16–24 August'].map((dates, index) => (
            <tr key={dates}>
              <th scope="row">{say(dates)}</th>
              <td>Aidar Mamyev</td>
              <td data-number>{4 + index * 3}</td>
              <td data-number>$1,{480 - index * 90}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
