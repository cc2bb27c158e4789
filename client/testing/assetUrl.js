export default '/assets/stub'
