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
import css from './UiGallery.module.css'

const pageLabels = { navigation: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` }
const hrefFor = (page: number) => `?page=${page}`

/** What shows a thing: facts, prices, ratings, pictures, lists. */
export function ThingSamples() {
  return (
    <>
      <Sample title="Things" grid>
        <div className={css.card}>
          <Rating value={4.7} label="4.7 out of 5" figure="4.7" count="128 reviews" />
          <Rating value={2.5} label="2.5 out of 5" />
          <Rating value={4.9} label="4.9 out of 5" figure="4.9" count="(61)" short />
          <Price before="from" value="$1,480" old="$1,740" oldLabel="Before:" after="per person" />
          <Price value="¥12,400" size="l" />
          <Price value="$96" size="s" after="per person" />
          <span className={css.row}>
            {['Anna Karelina', 'Baikal Trails', 'Олег', 'Jürgen Groß', 'Mei'].map((name) => (
              <Avatar key={name} name={name} square={name === 'Baikal Trails'} />
            ))}
          </span>
        </div>
        <div className={`${css.card} ${css.night}`}>
          <Fact icon={clock} label="Length" value="9 days, 8 nights" />
          <Fact icon={users} label="Group" value="6–12 people" />
          <Fact icon={bed} value="Timber lodges" />
          <Fact icon={mountain} value="Up to 3,050 m" />
          <Badge tone="ochre" solid>
            Dark by one line
          </Badge>
        </div>
        <div className={css.photo}>
          <Picture cover src={(width, format) => `/missing-${width}.${format}`} alt="" color="transparent" />
          <Badge solid tone="ochre">
            New
          </Badge>
          <IconButton glyph={heart} label="Keep" look="floating" />
        </div>
        <Picture
          rounded
          ratio={3 / 2}
          color="oklch(62% 0.07 220)"
          src={(width, format) => `/missing-${width}.${format}`}
          alt="Lake under the first snow"
        />
      </Sample>
      <Sample title="Ways">
        <Breadcrumbs
          label="You are here"
          items={[{ text: 'Home', url: '/' }, { text: 'Altai', url: '/altai' }, { text: 'Where the Katun turns white' }]}
        />
      </Sample>
      {[1, 10, 16].map((page) => (
        <Pagination key={page} page={page} pages={20} hrefFor={hrefFor} labels={pageLabels} />
      ))}
      <Sample title="Folded" grid>
        <div>
          <Disclosure open summary="What do I need to bring?">
            <p>Boots that have seen a trail, a warm hat, and a cup. Tents and stoves are ours.</p>
          </Disclosure>
          <Disclosure summary="Is there a signal on the way?">
            <p>In the villages, on three days of nine.</p>
          </Disclosure>
        </div>
        <Disclosure look="card" summary="Day 1. Gorno-Altaisk to Chemal">
          <p>Two hundred kilometres along the Katun.</p>
        </Disclosure>
        <Tabs
          label="Parts"
          tabs={[
            { id: 'program', title: 'Program', content: <p>Nine days, told one by one.</p> },
            { id: 'prices', title: 'What is included', content: <p>Beds, meals and boats.</p> },
            { id: 'reviews', title: 'Reviews', content: <p>128 of them.</p> },
          ]}
        />
      </Sample>
      <Table caption="Departures">
        <thead>
          <tr>
            <th scope="col">Dates</th>
            <th scope="col">Guide</th>
            <th scope="col" data-number>
              Seats
            </th>
            <th scope="col" data-number>
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {['12–20 July', '2–10 August', '16–24 August'].map((dates, index) => (
            <tr key={dates}>
              <th scope="row">{dates}</th>
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
