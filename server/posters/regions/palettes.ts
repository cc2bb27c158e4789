import type { RegionCode } from '#schema/codes/scenes.ts'

/** Colors of a region at noon in summer; light.ts adds hour and season. */
export type Palette = {
  /** Tint of the sky and of the haze between layers. */
  sky: string
  rock: string
  /** Meadows, hills, far woods. */
  land: string
  /** Conifers, foreground. */
  dark: string
  water: string
  /** Paths, sand, banks. */
  earth: string
  /** Autumn leaves. */
  autumn: string
  wall: string
  roof: string
  /** The one bright color: a sail, a tent, a door. */
  accent: string
  /** Mild winters have no snow in the lowlands. */
  winters: 'white' | 'mild'
}

const palette = (
  sky: string,
  rock: string,
  land: string,
  dark: string,
  water: string,
  earth: string,
  autumn: string,
  wall: string,
  roof: string,
  accent: string,
  winters: Palette['winters'] = 'white',
): Palette => ({ sky, rock, land, dark, water, earth, autumn, wall, roof, accent, winters })

// biome-ignore format: aligned like a table
export const palettes: Record<RegionCode, Palette> = {
  //                        sky        rock       land       dark       water      earth      autumn     wall       roof       accent
  altai:            palette('#7fb4c8', '#6d7f92', '#6f8f5c', '#1f4440', '#3fa7a3', '#c9b183', '#dd9a35', '#b98e62', '#6b4a3a', '#d9572f'),
  baikal:           palette('#86c3d6', '#7d8796', '#8a9a63', '#24454a', '#1f93a6', '#cdb890', '#d98f3c', '#a98660', '#5d4a4a', '#e0662f'),
  tuva:             palette('#9bc4cf', '#8a7468', '#a8a45c', '#3a4a35', '#4f9ea0', '#d3a868', '#d1852f', '#efe6d2', '#b0482f', '#c8402c'),
  khakassia:        palette('#9ac2cc', '#84686a', '#b3a45f', '#434b3d', '#5b93a8', '#cc9d6b', '#c97b35', '#b6835c', '#7a3f36', '#c44b2d'),
  krasnoyarsk:      palette('#8fb8c6', '#8b6f72', '#5e8259', '#1d3f3b', '#3f7f92', '#b99a78', '#d4892f', '#c7a07a', '#7f4038', '#d8622e'),
  yakutia:          palette('#a3c6d6', '#b0815e', '#6d8a63', '#27443f', '#4d88a0', '#d0a273', '#e0a236', '#8d6a4c', '#54403c', '#df5b33'),
  kamchatka:        palette('#8db2cf', '#5c6277', '#6c8a5f', '#25403c', '#2f6f8c', '#8c7a72', '#cf7f3a', '#a9826a', '#584450', '#e8552b'),
  sakhalin:         palette('#9cbac4', '#5f7078', '#5f8a6a', '#1f423f', '#2f7380', '#a7987c', '#c98238', '#d8d3c6', '#3f5a66', '#d8452f'),
  primorye:         palette('#95bfca', '#6b7468', '#5d8c5b', '#1e4338', '#26808c', '#c2aa7d', '#d1622c', '#ddd0b7', '#3f6370', '#d64a34'),
  chukotka:         palette('#a9bfcf', '#6a7280', '#8a8d66', '#3a4a4c', '#3c6a83', '#a39682', '#b4593a', '#8d8578', '#50505c', '#dc6a35'),
  kola:             palette('#9fbccb', '#707884', '#7d8a5b', '#27423f', '#3a6f86', '#a5937c', '#c0562c', '#a3484a', '#4a4a55', '#d8543a'),
  karelia:          palette('#a4c2cc', '#8a6f70', '#6a8a55', '#1c3d3a', '#3d6c86', '#b79a80', '#d9952f', '#8f8377', '#6a5f58', '#c9502f'),
  arkhangelsk:      palette('#b1c4cc', '#7f7f83', '#7d8f63', '#26423e', '#4a7088', '#b59f83', '#c9862f', '#a09486', '#5f5f63', '#b8452f'),
  ural:             palette('#9dbfc6', '#767c80', '#688a5c', '#1f433b', '#3f7f8c', '#b39a7a', '#dd9c33', '#c9a27c', '#4f6a63', '#d15a2c'),
  bashkiria:        palette('#a6cbc6', '#7d8276', '#83a052', '#2c4d36', '#4b938f', '#cfb178', '#e0a52f', '#c79a63', '#3f7d5f', '#e08a24'),
  elbrus:           palette('#7eb0d6', '#66748c', '#7d9a58', '#274a45', '#4f97ab', '#b9a384', '#d4953a', '#a99a86', '#5c5456', '#dd5a34'),
  'north-ossetia':  palette('#8fb6c6', '#6e7270', '#6d9255', '#25473c', '#4c8e96', '#bfa27a', '#cf8a33', '#9a8a72', '#5f5348', '#cf6030'),
  dagestan:         palette('#a7c3c6', '#a07a5c', '#a09a5c', '#4a4a38', '#2f8796', '#d6ab72', '#c98536', '#c79e6d', '#8a5c40', '#c8432e'),
  sochi:            palette('#86c4d4', '#6c8290', '#4f8f5b', '#1c4a3c', '#1a8aa0', '#dcc190', '#cf9436', '#f1e6d0', '#c3573c', '#ec6a3c', 'mild'),
  kalmykia:         palette('#b5cfca', '#a58c6c', '#c2ae5c', '#5f5c38', '#6fa0a3', '#dcb577', '#c99a3c', '#f3e7cc', '#c9392f', '#e2a12c'),
  astrakhan:        palette('#acd0c9', '#9a8a70', '#86a357', '#375239', '#5b9c93', '#dcc08a', '#cfa03a', '#f2ebdc', '#4a7f78', '#e0607a'),
  volga:            palette('#a5c9d0', '#b3a58c', '#86a05a', '#2d4d3d', '#4a8ba0', '#d8bd8c', '#dda136', '#f0e6d2', '#4c7d8c', '#d2502f'),
  kazan:            palette('#9dcbd6', '#9a9388', '#7da45f', '#28503f', '#3f90a8', '#d8c096', '#dfa233', '#f6f1e6', '#2d8fa8', '#d9a02e'),
  'golden-ring':    palette('#a8cad6', '#9c9484', '#8aa655', '#2c4f3b', '#5f97ae', '#d9be8c', '#e3a62e', '#f8f2e4', '#3f6f8f', '#dfa52c'),
  moscow:           palette('#a3c0d2', '#8f8a8c', '#74965c', '#2a463f', '#4f7f98', '#cdb090', '#dd9a2f', '#b5402f', '#3f6f5c', '#e0a92f'),
  'saint-petersburg': palette('#b3c3cf', '#838a92', '#7a9068', '#2c4345', '#4a7288', '#c6b394', '#d19a3a', '#e8c979', '#5f6f74', '#e2ac34'),
  pskov:            palette('#b0c4c8', '#8b8a82', '#7f9a5c', '#2b473a', '#557d8e', '#c2ad88', '#d39d38', '#ece7da', '#5f6a62', '#b5553a'),
  kaliningrad:      palette('#adc7cc', '#8f8578', '#7a9a62', '#27493f', '#3f8090', '#e3cc9a', '#cf9a3c', '#b1543c', '#8a3a30', '#e0992c'),
  georgia:          palette('#9bc0c9', '#7a6f70', '#789650', '#2f4a3a', '#4a8f98', '#d0a878', '#cf7a2f', '#d8b48c', '#a8502f', '#b83a3f'),
  uzbekistan:       palette('#a4cbd0', '#b08c66', '#a7a55c', '#4a5436', '#2a9aa6', '#e2be86', '#cf9a42', '#dcb27c', '#159aa8', '#1f5fa0'),
  kazakhstan:       palette('#9cc6d2', '#b5704c', '#a9a55a', '#3a4f3d', '#3aa0a8', '#dba468', '#d59236', '#e8dcc4', '#3a8fa8', '#e0b02c'),
  mongolia:         palette('#8fbfd8', '#93765f', '#a8ad58', '#4a5538', '#4f9bb0', '#d9ad6c', '#cf9836', '#f4ecdb', '#b8452f', '#dd6a2a'),
}
