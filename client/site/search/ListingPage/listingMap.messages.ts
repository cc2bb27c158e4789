import { defineMessages } from '../../../i18n/defineMessages.ts'

export const viewMessages = defineMessages({
  switch: { id: 'listing.view.switch', defaultMessage: 'How to look at the tours' },
  list: { id: 'listing.view.list', defaultMessage: 'List' },
  map: { id: 'listing.view.map', defaultMessage: 'Map' },
})

export const placeMessages = defineMessages({
  legend: { id: 'listing.place.legend', defaultMessage: 'Near a place' },
  name: { id: 'listing.place.name', defaultMessage: 'Town, region or sight' },
  within: { id: 'listing.place.within', defaultMessage: 'Within {radius}' },
  aroundMe: { id: 'listing.place.aroundMe', defaultMessage: 'Around me' },
  refused: {
    id: 'listing.place.refused',
    defaultMessage:
      'Your browser keeps your position to itself. Allow it for this site, or type a town.',
  },
  unknown: {
    id: 'listing.place.unknown',
    defaultMessage: 'Your position could not be found. Type a town instead.',
  },
  byName: {
    id: 'listing.place.byName',
    defaultMessage: 'We have no point for this place, so we look for its name.',
  },
})

export const mapMessages = defineMessages({
  map: {
    id: 'listing.map.map',
    defaultMessage: 'Map of the tours. Arrow keys move it, plus and minus zoom',
  },
  area: { id: 'listing.map.area', defaultMessage: 'Tours on the map' },
  zoomIn: { id: 'listing.map.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'listing.map.zoomOut', defaultMessage: 'Zoom out' },
  whole: { id: 'listing.map.whole', defaultMessage: 'Show all tours' },
  searchHere: { id: 'listing.map.searchHere', defaultMessage: 'Search this area' },
  pin: { id: 'listing.map.pin', defaultMessage: '{title}, from {price}' },
  group: {
    id: 'listing.map.group',
    defaultMessage: '{count, plural, one {# tour} other {# tours}} here, from {price}',
  },
  chosen: {
    id: 'listing.map.chosen',
    defaultMessage: '{count, plural, one {The tour at this pin} other {# tours at this pin}}',
  },
  close: { id: 'listing.map.close', defaultMessage: 'Close' },
  from: { id: 'listing.map.from', defaultMessage: 'from' },
  failed: { id: 'listing.map.failed', defaultMessage: 'The map could not be drawn' },
  failedText: {
    id: 'listing.map.failedText',
    defaultMessage:
      'This browser may lack WebGL, or the connection broke. The list has every tour.',
  },
  toList: { id: 'listing.map.toList', defaultMessage: 'To the list' },
  cardsFailed: {
    id: 'listing.map.cardsFailed',
    defaultMessage: 'This tour did not load. Press the pin again.',
  },
  empty: { id: 'listing.map.empty', defaultMessage: 'No tours fit here' },
  clear: { id: 'listing.map.clear', defaultMessage: 'Remove all filters' },
  widen: { id: 'listing.map.widen', defaultMessage: 'Search everywhere' },
  source: { id: 'listing.map.source', defaultMessage: 'Map data: Natural Earth' },
})
