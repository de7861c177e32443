import { defineConfig } from '@vite-pwa/assets-generator/config';

const png = { compressionLevel: 9, palette: true, quality: 80, effort: 10 };
const whole = { padding: 0, resizeOptions: { background: '#0b2a21' } };

/** The drawing fills its square and keeps to the safe zone: the same picture serves as the maskable icon. */
export default defineConfig({
  images: ['public/icon.svg'],
  headLinkOptions: { preset: '2023' },
  preset: {
    transparent: { ...whole, sizes: [192, 512], favicons: [] },
    maskable: { ...whole, sizes: [] },
    apple: { ...whole, sizes: [180] },
    png,
    assetName: (type, size) =>
      type === 'transparent' ? `icon-${size.width}.png` : `icon-${type}-${size.width}.png`,
  },
});
