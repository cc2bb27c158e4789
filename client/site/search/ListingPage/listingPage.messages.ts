import { defineMessages } from '../../../i18n/defineMessages.ts'

export const listingMessages = defineMessages({
  home: { id: 'listing.home', defaultMessage: 'Home' },
  breadcrumbs: { id: 'listing.breadcrumbs', defaultMessage: 'You are here' },
  count: { id: 'listing.count', defaultMessage: '{count, plural, one {# tour} other {# tours}}' },
  countCruises: {
    id: 'listing.countCruises',
    defaultMessage: '{count, plural, one {# cruise} other {# cruises}}',
  },
  countExcursions: {
    id: 'listing.countExcursions',
    defaultMessage: '{count, plural, one {# excursion} other {# excursions}}',
  },
  pageTitle: { id: 'listing.pageTitle', defaultMessage: '{title}, page {page, number}' },
  results: { id: 'listing.results', defaultMessage: 'Tours found' },
  filters: { id: 'listing.filters', defaultMessage: 'Filters' },
  filtersChosen: { id: 'listing.filtersChosen', defaultMessage: 'Filters ({count, number})' },
  closeFilters: { id: 'listing.closeFilters', defaultMessage: 'Close the filters' },
  show: {
    id: 'listing.show',
    defaultMessage: '{count, plural, =0 {Nothing found} one {Show # offer} other {Show # offers}}',
  },
  apply: { id: 'listing.apply', defaultMessage: 'Show what fits' },
  chosen: { id: 'listing.chosen', defaultMessage: 'Your choices' },
  remove: { id: 'listing.remove', defaultMessage: 'Remove: {choice}' },
  clearAll: { id: 'listing.clearAll', defaultMessage: 'Clear all' },
  sort: { id: 'listing.sort', defaultMessage: 'Order' },
  sortDefault: { id: 'listing.sortDefault', defaultMessage: 'Recommended' },
  sortPrice: { id: 'listing.sortPrice', defaultMessage: 'Cheapest first' },
  sortPriceDown: { id: 'listing.sortPriceDown', defaultMessage: 'Dearest first' },
  applySort: { id: 'listing.applySort', defaultMessage: 'Sort' },
  pagination: { id: 'listing.pagination', defaultMessage: 'Pages of the list' },
  previous: { id: 'listing.previous', defaultMessage: 'Previous page' },
  next: { id: 'listing.next', defaultMessage: 'Next page' },
  page: { id: 'listing.page', defaultMessage: 'Page {page, number}' },
  empty: { id: 'listing.empty', defaultMessage: 'Nothing found based on your search' },
  emptyHint: {
    id: 'listing.emptyHint',
    defaultMessage: 'One choice too many. Without one of these there are tours:',
  },
  emptyText: {
    id: 'listing.emptyText',
    defaultMessage:
      'Your choices leave nothing between them. Start with fewer, or look at everything we have.',
  },
  emptyLanding: {
    id: 'listing.emptyLanding',
    defaultMessage:
      'No departures are open here right now. New dates come as organizers publish them.',
  },
  without: { id: 'listing.without', defaultMessage: 'Without {choice}: {count, number}' },
  allTours: { id: 'listing.allTours', defaultMessage: 'See all tours' },
})

export const filterMessages = defineMessages({
  price: { id: 'listing.filter.price', defaultMessage: 'Price per person' },
  priceFrom: { id: 'listing.filter.priceFrom', defaultMessage: 'From' },
  priceTo: { id: 'listing.filter.priceTo', defaultMessage: 'To' },
  priceAndMore: { id: 'listing.filter.priceAndMore', defaultMessage: '{price}+' },
  dates: { id: 'listing.filter.dates', defaultMessage: 'Dates' },
  dateFrom: { id: 'listing.filter.dateFrom', defaultMessage: 'Start on or after' },
  dateTo: { id: 'listing.filter.dateTo', defaultMessage: 'Back on or before' },
  days: { id: 'listing.filter.days', defaultMessage: 'Duration' },
  difficulty: { id: 'listing.filter.difficulty', defaultMessage: 'Difficulty' },
  accommodation: { id: 'listing.filter.accommodation', defaultMessage: 'Where you sleep' },
  comfort: { id: 'listing.filter.comfort', defaultMessage: 'Comfort' },
  collections: { id: 'listing.filter.collections', defaultMessage: 'Collections' },
  restKinds: { id: 'listing.filter.restKinds', defaultMessage: 'What you do' },
  regions: { id: 'listing.filter.regions', defaultMessage: 'Region' },
  cities: { id: 'listing.filter.cities', defaultMessage: 'Town on the way' },
  maxGroupSize: { id: 'listing.filter.maxGroupSize', defaultMessage: 'Group size' },
  minAge: { id: 'listing.filter.minAge', defaultMessage: 'Youngest traveler' },
  languages: { id: 'listing.filter.languages', defaultMessage: 'Guide speaks' },
  operatorType: { id: 'listing.filter.operatorType', defaultMessage: 'Who runs it' },
  isAuthorTourSearch: {
    id: 'listing.filter.isAuthorTourSearch',
    defaultMessage: 'Author tours only',
  },
  cruisesType: { id: 'listing.filter.cruisesType', defaultMessage: 'Kind of cruise' },
  cruisesStartCity: { id: 'listing.filter.cruisesStartCity', defaultMessage: 'Start in' },
  cruisesCabinsCapacity: { id: 'listing.filter.cruisesCabinsCapacity', defaultMessage: 'Cabins' },
  onlyReturningCruises: {
    id: 'listing.filter.onlyReturningCruises',
    defaultMessage: 'Back to where it began',
  },
  ships: { id: 'listing.filter.ships', defaultMessage: 'Ship' },
  waterObject: { id: 'listing.filter.waterObject', defaultMessage: 'River, lake or sea' },
  any: { id: 'listing.filter.any', defaultMessage: 'Any' },
  showAll: {
    id: 'listing.filter.showAll',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
  },
})

export const valueMessages = defineMessages({
  oneDay: { id: 'listing.value.oneDay', defaultMessage: '1 day' },
  daysRange: { id: 'listing.value.daysRange', defaultMessage: '{from, number}–{to, number} days' },
  daysExact: {
    id: 'listing.value.daysExact',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
  },
  daysFrom: {
    id: 'listing.value.daysFrom',
    defaultMessage: '{from, plural, one {# day} other {# days}} or more',
  },
  daysTo: {
    id: 'listing.value.daysTo',
    defaultMessage: 'up to {to, plural, one {# day} other {# days}}',
  },
  groupSize: { id: 'listing.value.groupSize', defaultMessage: 'up to {count, number}' },
  groupSizeChip: {
    id: 'listing.value.groupSizeChip',
    defaultMessage: 'Groups up to {count, number}',
  },
  age: { id: 'listing.value.age', defaultMessage: '{age, plural, one {# year} other {# years}}' },
  ageChip: { id: 'listing.value.ageChip', defaultMessage: 'With a child of {age, number}' },
  cabin: {
    id: 'listing.value.cabin',
    defaultMessage: '{count, plural, one {For one} other {For #}}',
  },
  cabinChip: {
    id: 'listing.value.cabinChip',
    defaultMessage: '{count, plural, one {Cabin for one} other {Cabin for #}}',
  },
  guide: { id: 'listing.value.guide', defaultMessage: 'Guide: {language}' },
  startIn: { id: 'listing.value.startIn', defaultMessage: 'From {city}' },
  range: { id: 'listing.value.range', defaultMessage: '{from} to {to}' },
  from: { id: 'listing.value.from', defaultMessage: 'from {from}' },
  upTo: { id: 'listing.value.upTo', defaultMessage: 'up to {to}' },
  perDay: { id: 'listing.value.perDay', defaultMessage: '{price} a day' },
  startAfter: { id: 'listing.value.startAfter', defaultMessage: 'Start from {date}' },
  backBefore: { id: 'listing.value.backBefore', defaultMessage: 'Back by {date}' },
  text: { id: 'listing.value.text', defaultMessage: '“{text}”' },
  near: { id: 'listing.value.near', defaultMessage: 'Within {radius} of {place}' },
  here: { id: 'listing.value.here', defaultMessage: 'the chosen place' },
  organizer: { id: 'listing.value.organizer', defaultMessage: 'By {name}' },
  oneOrganizer: { id: 'listing.value.oneOrganizer', defaultMessage: 'One organizer' },
  showplace: { id: 'listing.value.showplace', defaultMessage: 'Passes the chosen sight' },
  excursions: { id: 'listing.value.excursions', defaultMessage: 'Excursions' },
  cruises: { id: 'listing.value.cruises', defaultMessage: 'Cruises' },

  unknown: { id: 'listing.value.unknown', defaultMessage: 'No longer offered' },
})
