import './felt-app.ts';
