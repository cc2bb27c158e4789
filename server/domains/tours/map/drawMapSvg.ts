import type { MapPaint, MapScene } from './mapScene.ts'

/**
 * The site's colors by day and by night, repeated because a standalone SVG can't use the page's
 * style sheet.
 */
const styles = `path{fill:none}.water{fill:#e3ecef}.land{fill:#f7f1e4;stroke:#b9c6c8;stroke-width:.8}.lake{fill:#e3ecef;stroke:#b9c6c8;stroke-width:.8}.grid{stroke:#8a7d60;stroke-opacity:.16}.border{stroke:#a3957b;stroke-width:1;stroke-dasharray:4 3}.town{fill:#5c6672}.townName{fill:#3f4854;stroke:#f7f1e4;stroke-width:3;stroke-linejoin:round;paint-order:stroke}.route{stroke:#b3620f;stroke-width:3;stroke-linecap:round;stroke-linejoin:round;stroke-dasharray:.1 7}.stop{fill:#1d4a3a;stroke:#fffdf8;stroke-width:2}.stopNumber{fill:#fffdf8}.inset{fill:#e3ecef;stroke:#fffdf8;stroke-width:2}.insetLand{fill:#d9d0bb}.insetMark{fill:#b3620f;stroke:#fffdf8;stroke-width:1.5}@media(prefers-color-scheme:dark){.water,.inset,.lake{fill:#101d28}.lake{stroke:#3d4f5c}.land{fill:#26333e;stroke:#3d4f5c}.grid{stroke:#fff;stroke-opacity:.06}.border{stroke:#8d836e}.town{fill:#aeb6bf}.townName{fill:#dfdcd2;stroke:#26333e}.route{stroke:#f0b355}.stop{fill:#8fd6b3;stroke:#16222c}.stopNumber{fill:#10251c}.inset,.insetMark{stroke:#16222c}.insetLand{fill:#3b4853}.insetMark{fill:#f0b355}}`

/** Writes a scene as an SVG that follows the visitor's color scheme. */
export const drawMapSvg = ({ width, height, parts }: MapScene): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${styles}</style>${parts
    .filter(({ path }) => path !== '')
    .map(
      ({ paint, path }: { paint: MapPaint; path: string }) =>
        `<path class="${paint}" d="${path}"/>`,
    )
    .join('')}</svg>`
