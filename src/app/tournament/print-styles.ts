/** The pages for paper: black on white, on screen as in print, nothing cut across pages. */
import { css } from 'lit';

/** For the document: a page's margins can be said nowhere else, and whatever lies below the page is not printed. */
export const pageRules = `@page {
  margin: 10mm 10mm 12mm;
  @bottom-right { content: counter(page) ' / ' counter(pages); font: 8pt sans-serif; }
}
@media print {
  html, body { background: none; }
  body { min-block-size: 0; }
}`;

export const paperStyles = css`
  .paper {
    padding: 8mm;
    font: 11pt/1.25 var(--text);
    font-variant-numeric: tabular-nums lining-nums;
    color: #000;
    background: #fff;
    border-radius: var(--r1);
  }
  .paper header {
    position: static;
    display: flex;
    flex-wrap: wrap;
    gap: 0 6mm;
    align-items: baseline;
    justify-content: space-between;
    padding: 0 0 2mm;
    margin-bottom: 3mm;
    background: none;
    border-bottom: 1.5pt solid #000;
  }
  .paper h2 {
    font: 700 17pt/1.15 var(--text);
  }
  .paper h3 {
    font: 700 13pt/1.2 var(--text);
  }
  .paper table {
    width: 100%;
    border-collapse: collapse;
  }
  thead {
    display: table-header-group;
  }
  tr,
  .block,
  .slip,
  .sheet,
  .whole {
    break-inside: avoid;
  }
  th {
    font-weight: 700;
    text-align: start;
    vertical-align: bottom;
  }
  .list th,
  .list td {
    padding: 1.1mm 2mm;
    vertical-align: baseline;
    border-bottom: 0.5pt solid #000;
  }
  .list thead th {
    font-size: 9pt;
    border-bottom-width: 1.5pt;
  }
  .list :is(.number, thead .number) {
    width: 1%;
    text-align: end;
    white-space: nowrap;
  }
  .whole,
  .unsettled {
    margin-bottom: 4mm;
  }
  .unsettled {
    font-weight: 700;
  }
  .rank {
    display: inline-block;
    margin-right: 5mm;
  }
  .by-name td {
    font-size: 12pt;
    line-height: 1.2;
  }
  .by-name td.number {
    font-weight: 700;
  }
  .standings {
    min-width: 150mm;
    margin-bottom: 3mm;
  }
  .small {
    font-size: 9pt;
  }
  /* Boxes in a line are cut by no browser, whatever it makes of grids on paper. */
  .boxes {
    font-size: 0;
  }
  .block,
  .slip {
    display: inline-block;
    width: 50%;
    vertical-align: top;
    font-size: 11pt;
  }
  .block {
    padding: 0 5mm 5mm 0;
  }
  .block h3 {
    padding-bottom: 0.5mm;
    border-bottom: 1pt solid #000;
  }
  .block ol {
    padding-left: 7mm;
    margin: 1.5mm 0;
  }
  .block li {
    list-style: decimal;
    font-size: 12pt;
  }
  .notes {
    height: 12mm;
    padding: 1mm;
    font-size: 8pt;
    border: 0.5pt dashed #000;
  }
  .slip {
    padding: 3mm 4mm;
    border: 0.75pt dashed #000;
  }
  .slip table {
    margin-top: 1.5mm;
  }
  .slip :is(th, td) {
    height: 7.8mm;
    padding: 0 1mm;
    border: 0.5pt solid #000;
  }
  /* Two lines have room, so that slips beside each other are cut along one line. */
  .slip td {
    font-size: 9pt;
    line-height: 1.05;
    overflow-wrap: anywhere;
  }
  .slip thead th {
    height: 4mm;
    font-size: 7.5pt;
  }
  .slip .number {
    width: 15mm;
  }
  .signed {
    display: flex;
    gap: 2mm;
    align-items: end;
    height: 7.5mm;
    font-size: 8pt;
  }
  .signed::after {
    flex: 1;
    content: '';
    border-bottom: 0.75pt solid #000;
  }
  .sheet {
    /* Of a page of either size: 255 mm of Letter are free. */
    width: 185mm;
    height: 250mm;
    margin: 0 auto;
    overflow: hidden;
    display: grid;
    grid-template-rows: auto auto auto minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5mm;
  }
  .sheet:not(:last-child) {
    break-after: page;
  }
  .sheet header {
    margin-bottom: 0;
  }
  .sheet figure {
    text-align: center;
    font-size: 8pt;
  }
  .sheet svg {
    display: block;
    width: 100%;
    height: 78mm;
    margin: 0 auto;
  }
  .sheet svg :is(path, circle) {
    fill: #fff;
    stroke: #000;
    stroke-width: 0.9;
  }
  .sheet svg .track {
    fill: none;
    stroke-width: 0.5;
    stroke-dasharray: 1 3;
  }
  .sheet svg .numbered {
    stroke: none;
  }
  .sheet svg text {
    font: 600 10px var(--text);
    text-anchor: middle;
  }
  .sheet svg .goal {
    font-size: 17px;
    font-weight: 700;
  }
  .turns {
    height: 100%;
    table-layout: fixed;
  }
  .turns :is(th, td) {
    padding: 0.3mm 0.8mm;
    border: 0.5pt solid #000;
  }
  .turns thead th {
    font-size: 10pt;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  .turns.many thead th {
    font-size: 7.5pt;
  }
  .turns thead tr + tr th {
    font-size: 6.5pt;
    font-weight: 400;
  }
  .turns .own {
    border-left-width: 1.5pt;
  }
  .turns thead th.turn,
  .turns tbody th {
    width: 7.5mm;
    padding: 0;
    font-size: 6.5pt;
    font-weight: 400;
    text-align: center;
    overflow-wrap: normal;
    vertical-align: middle;
  }
  .foot {
    font-size: 8pt;
  }
  @media screen {
    .sheet + .sheet {
      margin-top: 8mm;
      border-top: 1px dashed #000;
      padding-top: 8mm;
      height: 266mm;
    }
  }
  @media screen and (max-width: 500px) {
    .paper {
      padding: 4mm;
    }
    .block,
    .slip {
      width: 100%;
    }
  }
  @media print {
    :host {
      display: block;
    }
    .tools {
      display: none;
    }
    .paper {
      padding: 0;
      overflow: visible;
      background: none;
    }
  }
`;
